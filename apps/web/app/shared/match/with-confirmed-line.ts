import type { CvDocument } from '@app/cv'
import { confirmFact, confirmQuestion, type MatchedRequirement } from '@app/match'
import { newId } from '#shared/new-id.ts'

/** Saves whether the line that was offered shows a requirement. */
export type OnConfirm = (requirement: MatchedRequirement, isYes: boolean) => void | Promise<void>

/** The evidence of an answer that is about no line: the person doesn't have what is asked for. */
export const noEvidence: MatchedRequirement['evidence'][number] = {
	path: null,
	quote: '',
	places: [],
	line: '',
}

const listOfLines = /^(experience|volunteering|projects)\.(\d+)\.achievements$/

/**
 * The CV with the person's answer about the line that was offered for a requirement, as a fact of it. A line whose path is that of
 * a list was written for the answer, and is added there.
 */
export function withConfirmedLine<Cv extends CvDocument>(
	cv: Cv,
	requirement: MatchedRequirement,
	isYes: boolean,
): Cv {
	const [offered] = requirement.evidence
	if (offered === undefined) return cv
	const today = new Date().toISOString().slice(0, 10)
	const itemId = itemAt(cv, offered.path)
	const fact = confirmFact(requirement, { id: newId(), itemId, line: offered.line, isYes, today })
	return {
		...withLines(cv, offered, (lines) => [...lines, offered.line]),
		facts: [...otherFacts(cv, requirement), fact],
	}
}

type Offered = MatchedRequirement['evidence'][number]

// The CV with the lines changed in the list that a path names, where it names one.
function withLines<Cv extends CvDocument>(
	cv: Cv,
	{ path }: Offered,
	change: (lines: string[]) => string[],
): Cv {
	const [, section, index] = listOfLines.exec(path ?? '') ?? []
	if (section === undefined) return cv
	const items = cv[section as 'experience']
	return {
		...cv,
		[section]: items.map((item, at) =>
			at === Number(index) ? { ...item, achievements: change(item.achievements) } : item,
		),
	}
}

/**
 * Returns the CV with the facts that an earlier state had for that line and requirement, and without a line that was written for
 * it; all other changes stay.
 */
export function withoutConfirmedLine<Cv extends CvDocument>(
	cv: Cv,
	requirement: MatchedRequirement,
	earlier: CvDocument,
): Cv {
	const said = earlier.facts.filter((fact) => isAbout(fact, requirement))
	const [offered = noEvidence] = requirement.evidence
	return {
		...withLines(cv, offered, (lines) => lines.filter((line) => line !== offered.line)),
		facts: [...otherFacts(cv, requirement), ...said],
	}
}

function otherFacts(cv: CvDocument, requirement: MatchedRequirement): CvDocument['facts'] {
	return cv.facts.filter((fact) => !isAbout(fact, requirement))
}

function isAbout(fact: CvDocument['facts'][number], requirement: MatchedRequirement): boolean {
	const [offered] = requirement.evidence
	return fact.question === confirmQuestion(requirement) && fact.line === offered?.line
}

function itemAt(cv: CvDocument, path: string | null): string {
	const [section = '', index = ''] = path?.split('.') ?? []
	const items: unknown = cv[section as keyof CvDocument]
	const item: unknown = Array.isArray(items) ? items[Number(index)] : undefined
	return typeof item === 'object' && item !== null && 'id' in item ? String(item.id) : ''
}
