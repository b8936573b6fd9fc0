import { arePeople } from '@app/language'
import type { Violation, ViolationKind } from '../suggestion.ts'
import { isChange } from './changes.ts'
import { kindOfWord } from './kind-of-word.ts'
import { isLeadIn, isOther, isWorkerNoun, looseLicences, verbLicences } from './licences.ts'
import {
	type Comparison,
	compare,
	effectsBefore,
	heldBack,
	isAnswered,
	kindOfEffect,
	lostEffects,
	lostInFront,
	lostParts,
} from './lost-effects.ts'
import { findObject, sharesObject } from './objects.ts'
import { saysSame } from './same-words.ts'
import type { Token } from './token.ts'

/** Of things and work they claim no rank, of people they do. */
const ranks = new Set('manage run organise coordinate administer'.split(' '))
const leadingLevel = 4
const plainLevel = 3

/** Acts and their objects that the person's words do not license: another act, another object, or one that a weakener held back. */
export function unlicensedActs(licence: string, after: string): Violation[] {
	const comparison = compare(licence, after)
	const { line } = comparison
	const acts = line.filter(({ isAct }) => isAct)
	const violations = judgeActs(comparison, acts)
	if (acts.length === 0) return [...lostEffects(comparison, line), ...otherRoles(comparison)]
	if (acts.some((act) => isAnswered(comparison, verbLicences(comparison, act)))) return violations
	return violations.length > 0
		? violations
		: [...lostInFront(comparison, line), ...lostParts(comparison, line)]
}

// An answer such as "I led it" says of the whole line that it was no mere help.
function judgeActs(comparison: Comparison, acts: readonly Token[]): Violation[] {
	const violations = acts.flatMap((act) =>
		judgeAct(comparison, act, findObject(comparison.line, act)),
	)
	const isLifted = acts.some((act) => isAnswered(comparison, verbLicences(comparison, act)))
	return isLifted ? violations.filter(({ kind }) => kind !== 'ownership') : violations
}

function judgeAct(comparison: Comparison, act: Token, object: readonly Token[]): Violation[] {
	const verbs = verbLicences(comparison, act)
	const direct = verbs.filter((token) => sharesObject(comparison, token, { act, object }))
	const loose = direct.length > 0 ? [] : looseLicences(comparison, act, object)
	const about = [...direct, ...loose]
	if (verbs.length + loose.length === 0)
		return [{ kind: kindOfNew(comparison, act, object), text: act.text }]
	if (about.length === 0) return [{ kind: 'act', text: joinTokens([act, ...object]) }]
	const raised = about.every((token) => isRaised(comparison, token, { act, object }))
	if (raised) return [{ kind: 'seniority', text: act.text }]
	const held = heldBack(comparison, about, act)
	if (held !== null) return [{ kind: kindOfEffect[held], text: act.text }]
	return isAnswered(comparison, about) ? [] : lostEffects(comparison, object, act)
}

// A line that is only a title needs the person to have had it, not somebody beside them.
function otherRoles({ before, line }: Comparison): Violation[] {
	return line
		.filter((token) => isWorkerNoun(token) && !isOther(line, token))
		.filter((token) => {
			const origins = before.filter((other) => other.isContent && saysSame(other, token))
			return origins.length > 0 && origins.every((other) => isOther(before, other))
		})
		.map(({ text }) => ({ kind: 'seniority', text }))
}

function kindOfNew(comparison: Comparison, act: Token, object: readonly Token[]): ViolationKind {
	const isHelp = comparison.before.some(
		(token) =>
			effectsBefore(comparison, token).has('helped') &&
			object.some((word) => saysSame(token, word)),
	)
	if (isHelp) return 'ownership'
	const kind = kindOfWord(act.lower)
	if (isChange(act) || kind !== 'new-words') return isChange(act) ? 'outcome' : kind
	return act.level >= leadingLevel ? 'seniority' : 'act'
}

// A verb of the same group may not stand higher on the ladder; managing a thing is no rank, managing people is.
function isRaised(
	comparison: Comparison,
	token: Token,
	{ act, object }: { act: Token; object: readonly Token[] },
): boolean {
	if (act.lemma === token.lemma || act.level < leadingLevel) return false
	const isOverThings = ranks.has(act.lemma ?? '') && !object.some(({ lower }) => arePeople(lower))
	const ceiling = Math.max(token.level, plainLevel, chargeLevel(comparison))
	return !isOverThings && act.level > ceiling
}

// Who was in charge of people led them; who was responsible for them supervised them.
function chargeLevel(comparison: Comparison): number {
	if (/\bin ?charge of\b/i.test(comparison.licence)) return 5
	return isLeadIn(comparison) && /\bresponsib/i.test(comparison.licence) ? leadingLevel : 0
}

function joinTokens(tokens: readonly Token[]): string {
	return tokens.map(({ text }) => text).join(' ')
}
