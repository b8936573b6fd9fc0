import { allConcepts } from './lexicon.ts'
import type { Concept } from './parse-sector.ts'

/** A concept, or a special case of it. */
export type Claim = { conceptId: string; narrower: string | null }

/**
 * Whether showing one thing also shows another: a special case shows its concept, and a thing shows everything that
 * it implies. A general thing doesn't show a special one, and no certificate or product shows its neighbour.
 */
export function entails(own: Claim, wanted: Claim): boolean {
	return shownBy(claimKey(own)).has(claimKey(wanted))
}

/** All names under which one and the same thing is known. */
export function namesOfConcept(
	{ label, same, narrower }: Concept,
	special: string | null,
): string[] {
	if (special === null) return [label, ...same]
	const found = narrower.find(({ name }) => name === special)
	return found === undefined ? [special] : [found.name, ...found.same]
}

function claimKey({ conceptId, narrower }: Claim): string {
	return `${conceptId}:${narrower ?? ''}`
}

const known = new Map<string, ReadonlySet<string>>()

function shownBy(key: string): ReadonlySet<string> {
	const found = known.get(key)
	if (found !== undefined) return found
	const shown = new Set([key])
	// A set is walked in the order in which it grows.
	for (const one of shown) for (const other of stepsFrom().get(one) ?? []) shown.add(other)
	known.set(key, shown)
	return shown
}

let steps: Map<string, string[]> | null = null

function stepsFrom(): ReadonlyMap<string, string[]> {
	if (steps !== null) return steps
	const places = claimsByName()
	const placeOf = (name: string) => (places.get(name.toLowerCase()) ?? []).map(claimKey)
	steps = new Map(
		allConcepts().flatMap(({ id, implies, narrower }): [string, string[]][] => [
			[claimKey({ conceptId: id, narrower: null }), implies.flatMap(placeOf)],
			...narrower.map((special): [string, string[]] => [
				claimKey({ conceptId: id, narrower: special.name }),
				[claimKey({ conceptId: id, narrower: null }), ...special.implies.flatMap(placeOf)],
			]),
		]),
	)
	return steps
}

/** Where each name that something can imply leads, by the name in small letters. */
export function claimsByName(): Map<string, Claim[]> {
	const places = new Map<string, Claim[]>()
	for (const { id: conceptId, label, narrower } of allConcepts()) {
		places.set(label.toLowerCase(), [{ conceptId, narrower: null }])
		for (const { name } of narrower) places.set(name.toLowerCase(), [{ conceptId, narrower: name }])
	}
	return places
}
