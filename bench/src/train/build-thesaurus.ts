import { readFileSync, writeFileSync } from 'node:fs'
import { toBritish } from '@app/language'

/** The most close words that are kept for each word. */
const mostKept = 24
/** Words that share less than this of the heads they are listed under are not kept. */
const leastShared = 0.1

const table = new URL('../../../packages/language/data/thesaurus.bin', import.meta.url)
const meaningTable = new URL('../../../packages/language/data/meaning.bin', import.meta.url)

/** For each word of the table, the entries it stands in, and the words that share one of which either is the head. */
type Listed = { heads: Map<number, Set<number>>; sizes: number[]; near: Map<number, Set<number>> }

/**
 * Builds the table of the thesaurus from `words.txt` of the npm package `moby` 1.1.2: for each word of the table of meanings, the
 * words that are used most like it, by the entries that list both. A count in a byte, then numbers of words in two bytes each.
 */
export function buildThesaurus(folder: string): void {
	const words = readWords()
	const listed = readEntries(`${folder}/words.txt`, words)
	const bytes: number[] = []
	for (const word of words.values()) {
		const nearest = findNearest(listed, word)
		bytes.push(nearest.length)
		for (const other of nearest) bytes.push(other & 255, other >> 8)
	}
	writeFileSync(table, Uint8Array.from(bytes))
	console.log(`thesaurus: ${Math.round(bytes.length / 1000)} kB`)
}

function readWords(): Map<string, number> {
	const bytes = readFileSync(meaningTable)
	const text = bytes.subarray(4, 4 + bytes.readUInt32LE(0)).toString()
	return new Map(text.split('\n').map((word, index) => [word, index]))
}

function readEntries(file: string, words: ReadonlyMap<string, number>): Listed {
	const listed: Listed = { heads: new Map(), sizes: [], near: new Map() }
	for (const entry of readFileSync(file, 'utf8').split(/\r?\n/)) {
		const numbers = new Set(
			entry.split(',').flatMap((text) => {
				const found = words.get(toBritish(text.trim().toLowerCase()).replaceAll(' ', '_'))
				return found === undefined ? [] : [found]
			}),
		)
		const [first] = entry.split(',', 1)
		const head = words.get(toBritish(first ?? '').replaceAll(' ', '_'))
		const index = listed.sizes.push(numbers.size) - 1
		for (const number of numbers) {
			add(listed.heads, number, index)
			if (head === undefined || number === head) continue
			add(listed.near, head, number)
			add(listed.near, number, head)
		}
	}
	return listed
}

function add(sets: Map<number, Set<number>>, key: number, value: number): void {
	const known = sets.get(key)
	if (known === undefined) sets.set(key, new Set([value]))
	else known.add(value)
}

function findNearest({ heads, sizes, near }: Listed, word: number): number[] {
	const own = heads.get(word)
	if (own === undefined) return []
	return [...(near.get(word) ?? [])]
		.map((other) => ({ other, shared: measureShared(own, heads.get(other) ?? new Set(), sizes) }))
		.filter(({ shared }) => shared >= leastShared)
		.sort((one, two) => two.shared - one.shared || one.other - two.other)
		.slice(0, mostKept)
		.map(({ other }) => other)
}

// The cosine of two words over the entries, of which short ones say more.
function measureShared(
	own: ReadonlySet<number>,
	theirs: ReadonlySet<number>,
	sizes: readonly number[],
): number {
	const weigh = (head: number) => 1 / Math.log2(2 + (sizes[head] ?? 0)) ** 2
	const sum = (heads: Iterable<number>) => {
		let total = 0
		for (const head of heads) total += weigh(head)
		return total
	}
	const both = [...own].filter((head) => theirs.has(head))
	return sum(both) / Math.sqrt(sum(own) * sum(theirs))
}
