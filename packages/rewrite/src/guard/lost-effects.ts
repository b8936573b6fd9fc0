import type { Violation, ViolationKind } from '../suggestion.ts'
import { type Effect, weakerOrEqual } from './effect-triggers.ts'
import { type Effects, lookUpEffects } from './effects.ts'
import { isAboutAll } from './objects.ts'
import { readLine } from './read-line.ts'
import { saysSame } from './same-words.ts'
import type { Token } from './token.ts'

/** Both texts as they are compared. */
export type Comparison = {
	licence: string
	before: readonly Token[]
	line: readonly Token[]
	effectsBefore: Effects
	effectsAfter: Effects
}

/** Reads both texts. */
export function compare(licence: string, after: string): Comparison {
	return {
		licence,
		before: readLine(licence),
		line: readLine(after),
		effectsBefore: lookUpEffects(licence),
		effectsAfter: lookUpEffects(after),
	}
}

// They are said of a thing, "some of the rooms", not of what was done with it.
const ofThings: ReadonlySet<Effect> = new Set(['partial', 'some-of', 'counted', 'junior'])

/** The kind of violation that each lost effect is reported as. */
export const kindOfEffect: Record<Effect, ViolationKind> = {
	negated: 'negation',
	planned: 'plan',
	uncertain: 'certainty',
	watched: 'ownership',
	received: 'ownership',
	others: 'ownership',
	helped: 'ownership',
	joint: 'ownership',
	supervised: 'ownership',
	partial: 'scope',
	'some-of': 'scope',
	counted: 'number',
	occasional: 'frequency',
	junior: 'seniority',
	practice: 'scope',
}

/** What weakens every licence of an act although the new text says it without; `null` where one licence is free of it. */
export function heldBack(
	comparison: Comparison,
	about: readonly Token[],
	act: Token,
): Effect | null {
	const own = effectsAfter(comparison, act)
	let lost: Effect | null = null
	for (const token of about) {
		const reached = [...effectsBefore(comparison, token)].filter((effect) => !ofThings.has(effect))
		const missing = missingEffect(new Set(reached), own)
		if (missing === null) return newNegation(comparison, about, own) ? 'negated' : null
		lost ??= missing
	}
	return lost
}

function newNegation(
	comparison: Comparison,
	about: readonly Token[],
	own: ReadonlySet<Effect>,
): boolean {
	return (
		own.has('negated') && !about.some((token) => effectsBefore(comparison, token).has('negated'))
	)
}

/** "I led it", said without any weakener, lifts what the line before it said of helping. */
export function isAnswered(comparison: Comparison, about: readonly Token[]): boolean {
	return about.some((token) => {
		const previous = comparison.before[comparison.before.indexOf(token) - 1]
		return (
			isAboutAll(comparison.before, token) &&
			previous?.lower === 'i' &&
			effectsBefore(comparison, token).size === 0
		)
	})
}

const nothing: ReadonlySet<Effect> = new Set()

/** What is said of a word of the person. */
export function effectsBefore({ effectsBefore }: Comparison, token: Token): ReadonlySet<Effect> {
	return effectsBefore.reached.get(token) ?? nothing
}

// A word of the new text that weakens is weakened itself: "helped" is no more than help.
function effectsAfter({ effectsAfter }: Comparison, token: Token): ReadonlySet<Effect> {
	const [reached, said] = [effectsAfter.reached.get(token), effectsAfter.said.get(token)]
	return said === undefined ? (reached ?? nothing) : new Set([...said, ...(reached ?? [])])
}

function missingEffect(before: ReadonlySet<Effect>, after: ReadonlySet<Effect>): Effect | null {
	for (const effect of before)
		if (
			effect !== 'counted' &&
			!after.has(effect) &&
			!weakerOrEqual[effect].some((other) => after.has(other))
		)
			return effect
	return null
}

/** Effects lost on the things themselves, and in lines without an act: "ACCA qualified" where one studied for it. */
export function lostEffects(
	comparison: Comparison,
	words: readonly Token[],
	act?: Token,
): Violation[] {
	return words.flatMap((word) => {
		if (!word.isContent) return []
		const origins = comparison.before.filter((token) => token.isContent && saysSame(token, word))
		const own = new Set([
			...effectsAfter(comparison, word),
			...(act === undefined ? [] : effectsAfter(comparison, act)),
		])
		const missing = origins.map((token) => missingEffect(effectsBefore(comparison, token), own))
		const [lost] = missing
		const isLost = lost !== undefined && missing.every((effect) => effect !== null)
		return isLost && lost !== null ? [{ kind: kindOfEffect[lost], text: word.text }] : []
	})
}

/** "Two of the dashboards" are not the dashboards, wherever in the line they stand. */
export function lostParts(comparison: Comparison, line: readonly Token[]): Violation[] {
	return lostEffects(
		comparison,
		line.filter(({ isAct }) => !isAct),
	).filter(({ kind }) => kind === 'scope')
}

/** What stands in front of the first act is its subject, or says where and when: "Nine children reached …". */
export function lostInFront(comparison: Comparison, line: readonly Token[]): Violation[] {
	const first = line.findIndex(({ isAct }) => isAct)
	return lostEffects(comparison, line.slice(0, first))
}
