import type { CvDocument } from '@app/cv'
import { functionWords } from '@app/language'
import { isSettledLater } from './advice.ts'
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
 * leave out. Nobody is asked about a trait, about a check
 * that follows an offer, about words of the work that no list knows, or again after a no.
 */
export function askAboutMissing(
	requirements: readonly MatchedRequirement[],
	cv: Pick<CvDocument, 'facts'>,
): MatchedRequirement[] {
	return requirements.map((requirement) => {
		if (!isWorthAsking(requirement) || isRefused(requirement, cv)) return requirement
		const question = questionAbout(requirement, cv)
		return question === null ? requirement : { ...requirement, question }
	})
}

function isWorthAsking(requirement: MatchedRequirement): boolean {
	const { proof, need, kind, secondTo, evidence } = requirement
	if (secondTo !== undefined || kind === 'soft' || isSettledLater(requirement)) return false
	// Words of the work that no list knows make no question.
	if (kind === 'said' && need === 'mentioned') return false
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
	duty: 'Have you any experience of',
	said: 'Have you any experience of',
	soft: 'Are you',
}

function questionAbout(
	{ kind, quote, alternatives = [] }: MatchedRequirement,
	cv: Pick<CvDocument, 'facts'>,
): string | null {
	const names = [quote, ...alternatives]
		.filter((one) => !isRefused({ label: one }, cv))
		.map((one) => `“${withoutLooseEnd(one)}”`)
	return names.length === 0 ? null : `${asks[kind]} ${names.join(' or ')}?`
}

// “Leading a team of” ends with a word that something should follow.
function withoutLooseEnd(quote: string): string {
	const words = quote.split(' ')
	const end = words.findLastIndex((word) => !functionWords.has(word.toLowerCase()))
	return end < 0 ? quote : words.slice(0, end + 1).join(' ')
}
