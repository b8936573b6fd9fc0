import type { CvDocument } from '@app/cv'
import type { MatchedRequirement } from './match-report.ts'
import { confirmedFor } from './requirement-confirmation.ts'

const heldOrNot: ReadonlySet<MatchedRequirement['kind']> = new Set([
	'credential',
	'tool',
	'equipment',
	'language',
])

/**
 * Returns the requirements with a question to the person about each one that the CV is likely to show without any line
 * that surely does, each essential one that is missing, and missing papers, tools and languages, which people often
 * leave out. Nobody is asked about a trait, about
 * what an advert only mentions, or again after a no.
 */
export function askAboutMissing(
	requirements: readonly MatchedRequirement[],
	cv: Pick<CvDocument, 'facts'>,
): MatchedRequirement[] {
	return requirements.map((requirement) =>
		isWorthAsking(requirement) && !isRefused(requirement, cv)
			? { ...requirement, question: questionAbout(requirement) }
			: requirement,
	)
}

function isWorthAsking({ proof, need, kind, secondTo, evidence }: MatchedRequirement): boolean {
	if (secondTo !== undefined || kind === 'soft') return false
	if (proof === 'perhaps') return evidence.length === 0
	if (proof !== 'missing') return false
	return need === 'essential' || (need === 'desirable' && heldOrNot.has(kind))
}

/** Whether the person said no to a requirement, of a line or of the whole CV. */
export function isRefused(
	requirement: Pick<MatchedRequirement, 'label'>,
	cv: Pick<CvDocument, 'facts'>,
): boolean {
	return confirmedFor(requirement, cv).some(({ isYes }) => !isYes)
}

const asks: Record<MatchedRequirement['kind'], string> = {
	credential: 'Do you have',
	language: 'Do you have',
	tool: 'Have you used',
	equipment: 'Have you used',
	method: 'Have you any experience of',
	domain: 'Have you any experience of',
	duty: 'Have you done, or could you do,',
	said: 'Have you any experience of',
	soft: 'Are you',
}

function questionAbout({ kind, quote, alternatives = [] }: MatchedRequirement): string {
	const names = [quote, ...alternatives].map((one) => `“${one}”`).join(' or ')
	return `${asks[kind]} ${names}?`
}
