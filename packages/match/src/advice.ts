import { parseTsv } from '@app/language'
import { asksForCredential } from './asks-for-credential.ts'
import { paperWords } from './data/paper-words.ts'
import { findPhrase } from './find-phrase.ts'
import type { MatchedRequirement, MatchReport } from './match-report.ts'

/** How much a kind of requirement counts beside others of the same need. */
export const kindWeight = {
	credential: 3,
	tool: 2,
	language: 2,
	method: 1.5,
	equipment: 1.5,
	domain: 1.5,
	duty: 1.2,
	said: 0.6,
	soft: 0.4,
} as const satisfies Record<MatchedRequirement['kind'], number>
/** What a proof is worth of a requirement. */
export const proofWorth = { shown: 1, perhaps: 0.5, listed: 0.6, missing: 0 } as const

/** From this share of what is asked for on it is worth applying, from the next on with a word about the gap: fitted to labels. */
const [applyFrom, explainFrom] = [0.26, 0.12]
/** What a required paper that is missing takes from that share, beside its own weight. */
const costOfMissing = 0.15
/** How much more what is essential counts. */
const essentialWeight = 2

/**
 * Which papers the law or an insurer asks for, which checks an employer settles after an offer, and what a CV had better not say, by
 * words of their names.
 */
const wordsOf = Map.groupBy(parseTsv<'rule' | 'words'>(paperWords), ({ rule }) => rule)

/**
 * What to do about an advert: apply, apply and say why, or not yet. A licence or qualification that is required and missing is told
 * first. Soft traits are left out: nobody can prove them in a line.
 */
export function adviseOn(requirements: readonly MatchedRequirement[]): MatchReport['advice'] {
	const asked = requirements.filter(
		({ secondTo, kind }) => secondTo === undefined && kind !== 'soft',
	)
	const required = asked.filter(({ need }) => need === 'essential')
	const essentials = required.length > 0 ? required : asked
	const count = (proof: MatchedRequirement['proof']) =>
		essentials.filter((one) => one.proof === proof).length
	const lacking = required.filter((one) => one.proof === 'missing' && isHeldBefore(one))
	return {
		kind: kindOf(shareOf(asked), lacking),
		mustHaves: lacking.map(({ quote }) => quote),
		of: essentials.length,
		shown: count('shown'),
		perhaps: count('perhaps'),
	}
}

function kindOf(
	share: number,
	lacking: readonly MatchedRequirement[],
): MatchReport['advice']['kind'] {
	const worth = share - costOfMissing * lacking.length
	if (worth >= applyFrom && !lacking.some(isLicence)) return 'apply'
	return worth >= explainFrom ? 'apply and say why' : 'not yet'
}

function isHeldBefore(requirement: MatchedRequirement): boolean {
	return asksForCredential(requirement) && !isRuledBy('settled after the offer', requirement.quote)
}

// The law or an insurer asks for these; a degree is only wished for very much.
function isLicence(requirement: MatchedRequirement): boolean {
	return isRuledBy('needed by law', requirement.quote)
}

/**
 * Whether a requirement is one that a CV had better not answer, such as a least age: nobody lacks it for want of the words, and the
 * person is told to answer it for themselves.
 */
export function isSaidByNoCv(requirement: Pick<MatchedRequirement, 'label'>): boolean {
	return isRuledBy('said by no cv', requirement.label)
}

function isRuledBy(rule: string, name: string): boolean {
	return (wordsOf.get(rule) ?? []).some(({ words }) => findPhrase(name, words) !== null)
}

function shareOf(requirements: readonly MatchedRequirement[]): number {
	const weightOf = ({ kind, need }: MatchedRequirement) =>
		kindWeight[kind] * (need === 'essential' ? essentialWeight : 1)
	const whole = requirements.reduce((total, one) => total + weightOf(one), 0)
	const held = requirements.reduce((total, one) => total + weightOf(one) * proofWorth[one.proof], 0)
	return whole === 0 ? 0 : held / whole
}
