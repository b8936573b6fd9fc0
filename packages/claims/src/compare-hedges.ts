import { type Effect, effects, type Token } from '@app/language/analysis'
import type { Clue } from './clue.ts'
import type { Reading } from './read-for-audit.ts'
import type { Evidence } from './word-evidence.ts'

/**
 * Returns clues about words that weakened a claim in the old text but are missing in the new one: not done, planned,
 * with help, in part, or done by another person.
 */
export function compareHedges(
	before: Reading,
	after: Reading,
	evidence: readonly Evidence[],
): Clue[] {
	const lost = evidence.flatMap((found) =>
		listLost(before, after, found).map((effect) => [effect, found] as const),
	)
	const ofActs = lost.filter(([, { token, before: old }]) => isVerb(token) || isVerb(old))
	return [
		...describe('lost', firstOfEach(lost)),
		...describe('lost of an act', firstOfEach(ofActs)),
		...compareTriggers(before, after),
	]
}

function isVerb(token: Token | null): boolean {
	return token?.tag.startsWith('V') === true
}

function listLost(before: Reading, after: Reading, found: Evidence): Effect[] {
	if (!found.isCarried || found.before === null) return []
	const own = after.effects[found.token.index]
	return [...(before.effects[found.before.index] ?? [])].filter(
		(effect) =>
			own?.has(effect) !== true && !(covering[effect] ?? []).some((other) => own?.has(other)),
	)
}

/**
 * Effects that keep a claim equally small in another way: a person who helped did the work with others, and a person
 * who was taught learnt.
 */
const covering: Partial<Record<Effect, readonly Effect[]>> = {
	joint: ['helped'],
	received: ['watched'],
	watched: ['received'],
	supervised: ['helped'],
}

function firstOfEach(found: readonly (readonly [Effect, Evidence])[]): Map<Effect, Evidence> {
	return new Map([...found].reverse())
}

function describe(how: string, found: ReadonlyMap<Effect, Evidence>): Clue[] {
	const each = [...found].map(
		([effect, { before, token }]): Clue => ({
			name: `${how}: ${effect}`,
			value: 1,
			kind: effect,
			before,
			after: token,
		}),
	)
	const [first] = each
	return first === undefined
		? []
		: [...each, { ...first, name: `${how}: any`, value: Math.min(3, each.length) }]
}

function nameDifference(isOld: boolean, isNew: boolean): string | null {
	if (isOld) return isNew ? 'said by both' : 'not said'
	return isNew ? 'gained' : null
}

function compareTriggers(before: Reading, after: Reading): Clue[] {
	const own = new Set(after.triggers.map(({ effect }) => effect))
	const clues: Clue[] = []
	for (const effect of effects) {
		const trigger = before.triggers.find((other) => other.effect === effect)
		const token = trigger === undefined ? undefined : before.line.tokens[trigger.from]
		const name = nameDifference(trigger !== undefined, own.has(effect))
		if (name !== null)
			clues.push({ name: `${name}: ${effect}`, value: 1, kind: effect, before: token })
	}
	const gone = clues.filter(({ name }) => name.startsWith('not said'))
	const [first] = gone
	return first === undefined
		? clues
		: [...clues, { ...first, name: 'not said: any', value: gone.length }]
}
