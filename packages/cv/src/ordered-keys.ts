import { matchLines } from './match-lines.ts'
import { isRecord } from './same-value.ts'

/** The members of a list by what they are recognised by, in their order. */
export type KeyedList = Map<string, unknown>

/** Versions of one list, each keyed so that the same member has the same key in all of them. */
export function keyLists(base: unknown[], versions: unknown[][]): [KeyedList, ...KeyedList[]] {
	if (![base, ...versions].flat().every(isText)) return [keyById(base), ...versions.map(keyById)]
	const lines = base.filter(isText)
	const keyedBase: KeyedList = new Map(lines.map((line, index) => [`${index}`, line]))
	return [keyedBase, ...versions.map((version) => keyByLine(lines, version.filter(isText)))]
}

function keyById(list: unknown[]): KeyedList {
	const keyed: KeyedList = new Map()
	for (const item of list) {
		const id = isRecord(item) && typeof item.id === 'string' ? item.id : JSON.stringify(item)
		keyed.set(freeKey(keyed, id), item)
	}
	return keyed
}

function keyByLine(base: string[], version: string[]): KeyedList {
	const origins = matchLines(base, version)
	const keyed: KeyedList = new Map()
	for (const [index, line] of version.entries()) {
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
