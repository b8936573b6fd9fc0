/** The parts of speech that senses are sorted by. */
export type SensePart = 'noun' | 'verb' | 'adj' | 'adv'

/** One meaning of a word: a set of words that share it. `rank` counts from the commonest use, 0. */
export type Sense = { part: SensePart; rank: number; set: number }

/** The relations between words: a table of about 30,000 words of CVs and adverts. */
export type Meaning = {
	/** The number of a word (a lemma in small letters, particles joined by "_"), or -1. */
	find(word: string): number
	/** The senses of a word, the commonest first. */
	senses(word: number): readonly Sense[]
	/** WordNet's number for the kind of thing or act that a set is: 18 persons, 28 times, 30 changes. */
	kind(set: number): number
	/** The sets above a set: of "lorry", the vehicles. */
	broader(set: number): readonly number[]
	/** Words built from the same root: "assess" and "assessment". */
	derived(word: number): readonly number[]
	/** Words that mean the contrary. */
	antonyms(word: number): readonly number[]
	/** How alike two words are used, from -1 to 1; 0 where one has no vector. */
	cosine(one: number, other: number): number
	/** How a word is used: 100 signed bytes, of which only the direction counts; `null` where it has none. */
	vector(word: number): Int8Array | null
	/** How close a thesaurus puts two words, from 3 (among the closest six of either) to 0 (in no common entry). */
	closeness(one: number, other: number): number
}

const dimensions = 100
const largest = 0.5
const closenessSteps = [6, 12, 24]
const parts: readonly SensePart[] = ['noun', 'verb', 'adj', 'adv']

/**
 * Reads the table that `npm run train -- --only meaning` wrote. Five sections, each with its length in front (four bytes, lowest
 * first): the words, a line each; their senses; the sets above each set; relatives; vectors of signed bytes. `thesaurus` is what
 * `npm run train -- --only thesaurus` wrote: for each word the closest ones in order, a count and two bytes each.
 */
export function readMeaning(bytes: Uint8Array, thesaurus: Uint8Array): Meaning {
	const [words, senses, broader, relatives, vectors] = splitSections(bytes)
	const numbers = new Map(
		new TextDecoder()
			.decode(words)
			.split('\n')
			.map((word, index) => [word, index]),
	)
	const sensesAt = indexRows(senses, numbers.size, 3)
	const broaderAt = indexSets(broader)
	const relativesAt = indexPairs(relatives, numbers.size)
	const closestAt = indexRows(thesaurus, numbers.size, 2)
	const rank = (word: number, other: number) => findRank(thesaurus, closestAt[word], other)
	const signed = new Int8Array(vectors.buffer, vectors.byteOffset, vectors.length)
	return {
		find: (word) => numbers.get(word) ?? -1,
		senses: (word) => readSenses(senses, sensesAt[word]),
		kind: (set) => (broader[broaderAt[set] ?? -1] ?? 0) & 63,
		broader: (set) => readNumbers(broader, broaderAt[set], 6),
		derived: (word) => readNumbers(relatives, relativesAt[word]),
		antonyms: (word) => readNumbers(relatives, endOfNumbers(relatives, relativesAt[word])),
		cosine: (one, other) => cosine(signed, one, other),
		vector: (word) => readVector(signed, word),
		closeness: (one, other) => {
			if (one < 0 || other < 0) return 0
			const place = Math.min(rank(one, other), rank(other, one))
			return closenessSteps.filter((step) => place < step).length
		},
	}
}

type Sections = readonly [Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array]

function splitSections(bytes: Uint8Array): Sections {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
	const sections: Uint8Array[] = []
	let at = 0
	for (let index = 0; index < 5; index++) {
		const length = view.getUint32(at, true)
		sections.push(bytes.subarray(at + 4, at + 4 + length))
		at += 4 + length
	}
	if (at !== bytes.length) throw new Error('The table of meanings is damaged.')
	return sections as unknown as Sections
}

// Where each row begins: a count in one byte, then entries of one size.
function indexRows(section: Uint8Array, rows: number, size: number): number[] {
	const starts: number[] = []
	for (let at = 0; starts.length < rows; ) {
		starts.push(at)
		at += 1 + (section[at] ?? 0) * size
	}
	return starts
}

function indexSets(section: Uint8Array): number[] {
	const starts: number[] = []
	for (let at = 0; at < section.length; ) {
		starts.push(at)
		at += 1 + ((section[at] ?? 0) >> 6) * 2
	}
	return starts
}

function indexPairs(section: Uint8Array, rows: number): number[] {
	const starts: number[] = []
	for (let at = 0; starts.length < rows; ) {
		starts.push(at)
		at = endOfNumbers(section, endOfNumbers(section, at) ?? 0) ?? 0
	}
	return starts
}

function endOfNumbers(section: Uint8Array, at: number | undefined): number | undefined {
	return at === undefined ? undefined : at + 1 + (section[at] ?? 0) * 2
}

// The count is in the upper bits of the byte; `lower` is how many bits below it hold something else.
function readNumbers(section: Uint8Array, at: number | undefined, lower = 0): number[] {
	if (at === undefined) return []
	const count = (section[at] ?? 0) >> lower
	return Array.from({ length: count }, (_, index) => readShort(section, at + 1 + 2 * index))
}

function findRank(section: Uint8Array, at: number | undefined, word: number): number {
	const count = at === undefined ? 0 : (section[at] ?? 0)
	for (let rank = 0; rank < count; rank++)
		if (readShort(section, (at ?? 0) + 1 + 2 * rank) === word) return rank
	return Number.POSITIVE_INFINITY
}

function readSenses(section: Uint8Array, at: number | undefined): Sense[] {
	if (at === undefined) return []
	return Array.from({ length: section[at] ?? 0 }, (_, index) => {
		const start = at + 1 + 3 * index
		const kind = section[start] ?? 0
		return { part: parts[kind >> 4] ?? 'noun', rank: kind & 15, set: readShort(section, start + 1) }
	})
}

function readShort(section: Uint8Array, at: number): number {
	return (section[at] ?? 0) + (section[at + 1] ?? 0) * 256
}

function readVector(vectors: Int8Array, word: number): Int8Array | null {
	if (word < 0) return null
	const vector = vectors.subarray(word * dimensions, (word + 1) * dimensions)
	return vector.some((value) => value !== 0) ? vector : null
}

function cosine(vectors: Int8Array, one: number, other: number): number {
	if (one < 0 || other < 0) return 0
	let sum = 0
	for (let index = 0; index < dimensions; index++)
		sum += (vectors[one * dimensions + index] ?? 0) * (vectors[other * dimensions + index] ?? 0)
	return sum * (largest / 127) ** 2
}
