import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The parts of speech of WordNet, in the order that the files of a distribution are read in. */
export const wordNetFiles = ['noun', 'verb', 'adj', 'adv'] as const
export type WordNetPart = (typeof wordNetFiles)[number]

/** A set of words with one meaning. Pointers name other sets by {@link synsetKey}. */
type Synset = {
	key: string
	words: string[]
	broader: string[]
	/** The number of the lexicographers' file: a kind of thing or act, such as persons or changes. */
	kind: number
	/** Pointers between two words: [own word, other set, other word (1-based number)]. */
	derived: [string, string, number][]
	antonyms: [string, string, number][]
}

/** WordNet 3.1: the sets of a word in order of use, and the sets. */
export type WordNet = { senses: Map<string, string[]>; synsets: Map<string, Synset> }

const parts: Readonly<Record<string, WordNetPart>> = {
	n: 'noun',
	v: 'verb',
	a: 'adj',
	s: 'adj',
	r: 'adv',
}

/** Reads the `dict` folder of a WordNet 3.1 distribution. */
export function readWordNet(folder: string): WordNet {
	const senses = new Map<string, string[]>()
	const synsets = new Map<string, Synset>()
	for (const part of wordNetFiles) {
		for (const line of listLines(join(folder, `data.${part}`))) {
			const synset = parseSynset(line, part)
			synsets.set(synset.key, synset)
		}
		for (const line of listLines(join(folder, `index.${part}`))) {
			const [word = '', , count = '0', pointers = '0', ...rest] = line.trim().split(' ')
			const offsets = rest.slice(Number(pointers) + 2, Number(pointers) + 2 + Number(count))
			senses.set(
				`${word} ${part}`,
				offsets.map((offset) => `${part} ${offset}`),
			)
		}
	}
	return { senses, synsets }
}

function listLines(file: string): string[] {
	return readFileSync(file, 'utf8')
		.split('\n')
		.filter((line) => line !== '' && !line.startsWith(' '))
}

function parseSynset(line: string, part: WordNetPart): Synset {
	const fields = (line.split(' | ')[0] ?? '').trim().split(' ')
	const count = Number.parseInt(fields[3] ?? '0', 16)
	const words = Array.from({ length: count }, (_, index) =>
		(fields[4 + 2 * index] ?? '').toLowerCase().replace(/\([a-z]+\)$/, ''),
	)
	const synset: Synset = {
		key: `${part} ${fields[0]}`,
		words,
		kind: Number(fields[1]),
		broader: [],
		derived: [],
		antonyms: [],
	}
	const from = 5 + 2 * count
	const pointers = Number(fields[from - 1])
	for (let index = 0; index < pointers; index++) {
		const [symbol = '', offset = '', kind = '', ends = ''] = fields.slice(
			from + 4 * index,
			from + 4 * index + 4,
		)
		const key = `${parts[kind] ?? part} ${offset}`
		const [own, other] = [Number.parseInt(ends.slice(0, 2), 16), Number.parseInt(ends.slice(2), 16)]
		const word = words[own - 1] ?? ''
		if (symbol === '@' || symbol === '@i' || symbol === '&') synset.broader.push(key)
		else if (symbol === '+' || symbol === '\\' || symbol === '<')
			synset.derived.push([word, key, other])
		else if (symbol === '!') synset.antonyms.push([word, key, other])
	}
	return synset
}
