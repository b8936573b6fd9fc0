import { rankedWords, wordRank } from './word-rank.ts'

const vowels = 'aeiouy'
const alphabet = [...'abcdefghijklmnopqrstuvwxyz']
const keyRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
// Letters that sound alike, in one sound each.
const sounds = ['cksqxz', 'dt', 'mn', 'bp', 'fpv', 'gj', 'bvw', 'lr']
/** The cost of a word for each rank of rarity; a slip is more likely in a common word. */
const costOfRank = [0, 0.35, 0.8, 1.3, 2.4, 3.6]
/** The dearest correction that is believed, by the length of the word. */
const believed = { shortest: 1.1, shorter: 1.7, longer: 3.4 }
const longest = 22
const rarest = 2

/** How much dearer than a believed correction one may be whose word is still thought of. */
const roomOfDoubt = 1

/** Whether an unknown word looks like a common one with a slip in it; others are names and words of a trade ("gurdwara"). */
export function looksMisspelt(word: string): boolean {
	if (word.length < 5 || word.length > longest || wordRank(word) !== null) return false
	const most = mostBelieved(word.length) + roomOfDoubt
	const isNear = (candidate: string, slip: number) => {
		const rank = wordRank(candidate)
		return rank !== null && rank <= rarest && slip + (costOfRank[rank] ?? 4) <= most
	}
	for (const [candidate, cost] of oneSlip(word)) if (isNear(candidate, cost)) return true
	return alikeWords(word).some((candidate) => isNear(candidate, weighSlips(word, candidate)))
}

/** A word that may have been meant, what its slips cost, and how rare it is. */
export type SlipCandidate = { word: string; cost: number; rank: number }

const mostCandidates = 6
const dearest = 4.2

/** The words that an unknown one may have been meant for, the cheapest first. */
export function listSlipCandidates(word: string): SlipCandidate[] {
	if (word.length < 3 || word.length > longest) return []
	const found = new Map<string, SlipCandidate>()
	const offer = (candidate: string, cost: number) => {
		const rank = wordRank(candidate)
		if (rank === null || candidate === word || cost > dearest) return
		if (cost < (found.get(candidate)?.cost ?? Number.POSITIVE_INFINITY))
			found.set(candidate, { word: candidate, cost, rank })
	}
	for (const [candidate, cost] of oneSlip(word)) offer(candidate, cost)
	for (const candidate of alikeWords(word)) offer(candidate, weighSlips(word, candidate))
	const total = ({ cost, rank }: SlipCandidate) => cost + (costOfRank[rank] ?? 4)
	return [...found.values()]
		.sort((one, other) => total(one) - total(other))
		.slice(0, mostCandidates)
}

function mostBelieved(length: number): number {
	if (length < 6) return believed.shortest
	return length < 7 ? believed.shorter : believed.longer
}

function* oneSlip(word: string): Generator<[string, number]> {
	for (let at = 0; at <= word.length; at++) {
		const [front, rest] = [word.slice(0, at), word.slice(at)]
		if (rest.length > 1)
			yield [front + rest.charAt(1) + rest.charAt(0) + rest.slice(2), at === 0 ? 1.4 : 0.9]
		if (rest !== '') yield [front + rest.slice(1), costOfExtra(word, at)]
		for (const letter of alphabet) {
			yield [front + letter + rest, costOfMissing(letter, word, at)]
			if (rest !== '' && letter !== rest.charAt(0))
				yield [front + letter + rest.slice(1), costOfOther(rest.charAt(0), letter, at)]
		}
	}
}

// Of two equal letters one is left out most easily, then a vowel that is not heard.
function costOfMissing(letter: string, word: string, at: number): number {
	const early = at === 0 ? 1 : 0
	if (word.charAt(at - 1) === letter || word.charAt(at) === letter) return 0.5
	if (at === word.length) return vowels.includes(letter) ? 1.6 : 2.2
	return early + (vowels.includes(letter) ? 1 : 1.4)
}

function costOfExtra(word: string, at: number): number {
	const letter = word.charAt(at)
	if (letter === word.charAt(at - 1) || letter === word.charAt(at + 1)) return 0.5
	if (at === word.length - 1) return 2.2
	return (at === 0 ? 1 : 0) + (vowels.includes(letter) ? 1.1 : 1.6)
}

function costOfOther(letter: string, meant: string, at: number): number {
	const early = at === 0 ? 1 : 0
	if (vowels.includes(letter) && vowels.includes(meant)) return early + 0.9
	if (sounds.some((group) => group.includes(letter) && group.includes(meant))) return early + 1.3
	const areNeighbours = keyRows.some(
		(row) =>
			row.includes(letter) &&
			row.includes(meant) &&
			Math.abs(row.indexOf(letter) - row.indexOf(meant)) === 1,
	)
	return early + (areNeighbours ? 1.5 : 2.4)
}

let alike: ReadonlyMap<string, readonly string[]> | null = null

// Returns the words with the same consonants in the same order, whatever their vowels.
function alikeWords(word: string): readonly string[] {
	alike ??= indexBySkeleton()
	return alike.get(skeleton(word)) ?? []
}

function indexBySkeleton(): Map<string, string[]> {
	const index = new Map<string, string[]>()
	for (const [word, rank] of rankedWords()) {
		if (word.length < 6 || rank > 4) continue
		const key = skeleton(word)
		const same = index.get(key)
		if (same === undefined) index.set(key, [word])
		else same.push(word)
	}
	return index
}

function skeleton(word: string): string {
	const heard = word
		.replaceAll('ph', 'f')
		.replace(/[sc](?=h)/g, 'x')
		.replace(/c(?=[eiy])|z|t(?=i[oa])/g, 's')
		.replace(/[cq]k?|ch/g, 'k')
	return (
		heard.charAt(0) +
		heard
			.slice(1)
			.replace(/[aeiouyhw]/g, '')
			.replace(/(.)\1+/g, '$1')
	)
}

/** Returns the cost of the slips between two words, by the cheapest way from one to the other. */
function weighSlips(word: string, meant: string): number {
	let row = Array.from({ length: meant.length + 1 }, (_, index) => (index === 0 ? 0 : index * 1.2))
	for (let at = 1; at <= word.length; at++) {
		const next = [at * 1.2]
		for (let to = 1; to <= meant.length; to++) {
			const [letter, other] = [word.charAt(at - 1), meant.charAt(to - 1)]
			const kept = (row[to - 1] ?? 0) + (letter === other ? 0 : costOfOther(letter, other, at - 1))
			const extra = (row[to] ?? 0) + costOfExtra(word, at - 1)
			const missing = (next[to - 1] ?? 0) + costOfMissing(other, word, at)
			next.push(Math.min(kept, extra, missing))
		}
		row = next
	}
	return row[meant.length] ?? 0
}

const prefixes =
	/^(?:re|non|un|pre|over|under|sub|multi|co|de|mis|inter|micro|up|out|post)(?=\p{L}{4})/u
const endings =
	's es ed ing ings er ers or ors ee ees ly al able wise less ness ise ised ising isation'.split(
		' ',
	)

/** Whether a word is made of a known one by an ending: "actioning", "contactors", "resequenced". */
export function isDerived(word: string): boolean {
	const whole = word.replace(prefixes, '')
	if (whole !== word && wordRank(whole) !== null) return true
	return [word, whole].some((form) =>
		endings.some(
			(ending) =>
				form.length > ending.length + 2 &&
				form.endsWith(ending) &&
				stemsOf(form.slice(0, -ending.length)).some((stem) => (wordRank(stem) ?? 5) < 5),
		),
	)
}

function stemsOf(stem: string): string[] {
	const single = /(.)\1$/.test(stem) ? [stem.slice(0, -1)] : []
	return [stem, `${stem}e`, `${stem}y`, stem.replace(/i$/, 'y'), ...single]
}

const commonest = 3

/** Whether a word is two common ones together: "jobcard". */
export function isCompound(word: string): boolean {
	for (let at = 3; at <= word.length - 3; at++) {
		const parts = [word.slice(0, at), word.slice(at)]
		if (parts.every((part) => (wordRank(part) ?? commonest + 1) <= commonest)) return true
	}
	return false
}
