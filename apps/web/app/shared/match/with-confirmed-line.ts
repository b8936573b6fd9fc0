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

/** The CV with the person's answer about the line that was offered for a requirement, as a fact of it. */
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
	return { ...cv, facts: [...otherFacts(cv, requirement), fact] }
}

/** Returns the CV with the facts that an earlier state had for that line and requirement; all other changes stay. */
export function withoutConfirmedLine<Cv extends CvDocument>(
	cv: Cv,
	requirement: MatchedRequirement,
	earlier: CvDocument,
): Cv {
	const said = earlier.facts.filter((fact) => isAbout(fact, requirement))
	return { ...cv, facts: [...otherFacts(cv, requirement), ...said] }
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
