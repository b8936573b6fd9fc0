import { areWorkers, findLeadIn, findVerb, isWorker } from '@app/language'
import { listForms } from './acts.ts'
import { isChange, tellsChange } from './changes.ts'
import type { Comparison } from './lost-effects.ts'
import { findObject } from './objects.ts'
import { saysSame } from './same-words.ts'
import type { Token } from './token.ts'

/** Verbs that say of an act named beside them only that it took place: "gave training", "carried out checks". */
const light = new Set(
	'deliver provide give hold run conduct do perform carry make take undertake offer execute'.split(
		' ',
	),
)
/** Verbs that say of a thing only that the person had to do with it. */
const vague = new Set(
	'handle work use deal do have be look include involve get help assist support contribute participate aid'.split(
		' ',
	),
)
/** What somebody did with a thing that was theirs to see to: "responsible for", a line without a verb. */
const inCharge = new Set(
	'manage run handle maintain look keep perform do provide carry deliver control oversee cover supervise lead'.split(
		' ',
	),
)
/** Words of the person that say what an act of the new text says: the same verb, or else one near enough. */
export function verbLicences({ before }: Comparison, act: Token): Token[] {
	const same = before.filter((token) => licensesVerb(before, token, act))
	return same.length > 0 ? same : before.filter((token) => isNearVerb(token, act))
}

function licensesVerb(before: readonly Token[], token: Token, act: Token): boolean {
	if (isOther(before, token) || !saysSame(token, act)) return false
	if (isNoun(token) && isObjectOfAct(before, token)) return false
	return !isChange(act) || token.lemma === act.lemma || tellsChange(before, token)
}

// "Gave feedback on drafts" drafted nothing; "training" and "preparation" name acts.
function isNoun({ isAct, lower }: Token): boolean {
	return !isAct && !/(?:ing|tion|sion|ment|sis|ance|al|y)s?$/.test(lower)
}

// Verbs of one row of the verb table are near enough where the row is of one kind of work and the new verb is no higher.
const alike = new Set(
	'writing reporting checking analysing fixing cleaning moving cooperating serving'.split(' '),
)

function isNearVerb(token: Token, act: Token): boolean {
	const [own, other] = [findVerb(token.lemma ?? '')?.verb, findVerb(act.lemma ?? '')?.verb]
	if (!token.isAct || own === undefined || other === undefined) return false
	return own.meaning === other.meaning && alike.has(own.meaning) && other.level <= own.level
}

/** Whether a word names somebody other than the writer: "wrote to the manager" does not license "managed". */
export function isOther(before: readonly Token[], token: Token): boolean {
	const nearBefore = before.slice(Math.max(0, before.indexOf(token) - 2), before.indexOf(token))
	if (nearBefore.some(({ lower }) => lower === 'as')) return false
	if (isAmong(before, token)) return false
	if (token.isAct || !isWorkerNoun(token)) return false
	return before.some(
		({ segment, start, isAct, lower, lemma }) =>
			segment === token.segment &&
			start < token.start &&
			(prepositions.test(lower) || (isAct && lemma !== 'work')),
	)
}

// "One of two lifeguards" is one.
function isAmong(before: readonly Token[], token: Token): boolean {
	const at = before.indexOf(token)
	return before
		.slice(Math.max(0, at - 4), at)
		.some(({ lower }, index, near) => lower === 'one' && near[index + 1]?.lower === 'of')
}

/** Whether a word names a person by their work, also in "the designer's drawings". */
export function isWorkerNoun({ lower }: Token): boolean {
	const noun = lower.replace(/'s?$/, '')
	return isWorker(noun) || areWorkers(noun)
}

const prepositions = /^(?:for|to|with|by|from|under|of)$/

// "Kept a log", "gave advice", "applied plaster": the noun says what was done.
function namesItsAct({ lemma }: Token): boolean {
	return (
		light.has(lemma ?? '') ||
		vague.has(lemma ?? '') ||
		/^(?:keep|put|apply|provision)$/.test(lemma ?? '')
	)
}

// "Stock control" begins with a noun as likely as with a verb.
function isBareBase(act: Token): boolean {
	return listForms(act).every((form) => form === 'base' || form === 'thirdPerson')
}

// "Made drinks for the talk": the talk was not the person's.
function isBesideAct(before: readonly Token[], token: Token): boolean {
	const ahead = before.filter(
		({ segment, start }) => segment === token.segment && start < token.start,
	)
	const act = ahead.findIndex(({ isAct }) => isAct)
	const at = ahead.findLastIndex(({ lower }) => /^(?:for|about|at|during)$/.test(lower))
	return act >= 0 && at > act && ahead.slice(act + 1, at).some(({ isContent }) => isContent)
}

// "Booked training" is no training of the person's own.
function isObjectOfAct(before: readonly Token[], token: Token): boolean {
	return before.some(
		(act) =>
			act.isAct &&
			act.start < token.start &&
			act.segment === token.segment &&
			!namesItsAct(act) &&
			!isBareBase(act) &&
			findObject(before, act).includes(token) &&
			!before.some(
				({ start, gap, lower }) =>
					start > act.start && start <= token.start && (gap.includes(',') || lower === 'and'),
			),
	)
}

/** Words of the person that license an act which says little by itself: handling, giving, being in charge. */
export function looseLicences(
	comparison: Comparison,
	act: Token,
	object: readonly Token[],
): Token[] {
	const { before } = comparison
	const lemma = act.lemma ?? ''
	const named = before.filter(
		(token) => token.isContent && object.some((word) => saysSame(token, word)),
	)
	const weakens = [...(comparison.effectsAfter.said.get(act) ?? [])].some(
		(effect) => effect !== 'received',
	)
	if (weakens || vague.has(lemma) || act.own.includes('take_part'))
		return object.length === 0 ? before.filter(({ isContent }) => isContent) : named
	if (light.has(lemma)) {
		const acts = named.filter(
			(token) =>
				token.lemma !== null && !isObjectOfAct(before, token) && !isBesideAct(before, token),
		)
		if (acts.length > 0) return acts
	}
	if (!isLeadIn(comparison) || !inCharge.has(lemma)) return []
	return (object.length === 0 ? before.filter(({ isContent }) => isContent) : named).filter(
		(token) => !isObjectOfAct(before, token),
	)
}

/** Whether the person names their work without saying what they did: "responsible for", a line without a verb. */
export function isLeadIn({ licence, before }: Comparison): boolean {
	return (
		findLeadIn(licence) !== null ||
		/\bin ?charge of\b|\bresponsib/i.test(licence) ||
		!before.some(({ isAct }) => isAct)
	)
}
