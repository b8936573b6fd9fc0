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
/** The credit that each kind of proof earns a requirement, from 0 to 1. */
const proofWorth = { shown: 1, perhaps: 0.5, listed: 0.6, missing: 0 } as const

/**
 * The lowest shares of the weighted requirements for the advice “apply” and for “apply and say why”: fitted to
 * labels.
 */
const [applyFrom, explainFrom] = [0.26, 0.12]
/** The share that each missing required paper takes off, besides its weight. */
const costOfMissing = 0.15
/** The factor by which an essential requirement counts more. */
const essentialWeight = 2

/**
 * Words in the names of papers and requirements, by rule: papers that the law or an insurer requires, checks that an
 * employer makes after an offer, and facts that a CV should not give.
 */
const wordsOf = Map.groupBy(parseTsv<'rule' | 'words'>(paperWords), ({ rule }) => rule)

/**
 * Advises on an advert: apply, apply and say why, or not yet. Required licences and qualifications that are missing
 * are listed first. Soft traits are left out: no line can prove them.
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
		hasEssentials: required.length > 0,
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
	return asksForCredential(requirement) && !isSettledLater(requirement)
}

/** Whether a requirement is a check that the employer makes after an offer. */
export function isSettledLater({ quote }: Pick<MatchedRequirement, 'quote'>): boolean {
	return isRuledBy('settled after the offer', quote)
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
