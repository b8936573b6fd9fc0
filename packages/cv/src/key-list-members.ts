import { matchLines } from './match-lines.ts'
import { isRecord } from './same-value.ts'

/** The members of a list by their keys, in order. */
export type KeyedList = Map<string, unknown>

/** Versions of one list, each keyed so that the same member has the same key in all of them. */
export function keyListMembers(
	base: unknown[],
	versions: unknown[][],
): [KeyedList, ...KeyedList[]] {
	if (![base, ...versions].flat().every(isText)) return [keyById(base), ...versions.map(keyById)]
	const lines = base.filter(isText)
	const keyedBase: KeyedList = new Map(lines.map((line, index) => [`${index}`, line]))
	const texts = versions.map((version) => version.filter(isText))
	const origins = agreeOnNewLines(
		texts,
		texts.map((version) => matchLines(lines, version)),
	)
	return [keyedBase, ...texts.map((version, index) => keyByLine(version, origins[index] ?? []))]
}

type Origins = (number | null)[]

/**
 * A line that every version has is one line. Where it was taken for the rewriting of one line in one version, and in another
 * for a new line or the rewriting of another, it is new in all of them.
 */
function agreeOnNewLines(versions: string[][], origins: Origins[]): Origins[] {
	const disputed = placesOfSharedLines(versions).filter((places) => {
		const found = places.map((place, version) => origins[version]?.[place])
		return new Set(found).size > 1
	})
	return origins.map((found, version) => {
		const renewed = new Set(disputed.map((places) => places[version]))
		return found.map((origin, place) => (renewed.has(place) ? null : origin))
	})
}

/** Of each line that every version has, its place in each of them. Equal lines pair off in their order. */
function placesOfSharedLines(versions: string[][]): number[][] {
	const [first = new Map<string, number[]>(), ...others] = versions.map(placesByLine)
	return [...first]
		.flatMap(([line, places]) =>
			places.map((place, index) => [place, ...others.map((other) => other.get(line)?.[index])]),
		)
		.filter((places) => places.every((place) => place !== undefined))
}

function placesByLine(lines: string[]): Map<string, number[]> {
	return Map.groupBy(lines.keys(), (index) => lines[index] ?? '')
}

function keyById(list: unknown[]): KeyedList {
	const keyed: KeyedList = new Map()
	for (const item of list) {
		const id = isRecord(item) && typeof item.id === 'string' ? item.id : JSON.stringify(item)
		keyed.set(freeKey(keyed, id), item)
	}
	return keyed
}

function keyByLine(lines: string[], origins: Origins): KeyedList {
	const keyed: KeyedList = new Map()
	for (const [index, line] of lines.entries()) {
		const origin = origins[index] ?? null
		keyed.set(origin === null ? freeKey(keyed, `+${line}`) : `${origin}`, line)
	}
	return keyed
}

// A damaged list may name two items alike, and neither may be lost for that.
function freeKey(taken: KeyedList, key: string): string {
	let free = key
	for (let count = 2; taken.has(free); count += 1) free = `${key}#${count}`
	return free
}

function isText(value: unknown): value is string {
	return typeof value === 'string'
}
