import { hashFeature } from '../classifier/hash-feature.ts'
import { kindShares, phraseKinds } from '../classifier/phrase-model.ts'
import { awardLength } from '../lexicon/award-names.ts'
import { degreeScore, institutionScore } from '../lexicon/education-words.ts'
import { jobScore, organisationScore } from '../lexicon/job-words.ts'
import { isCountry, isPlace, isTown } from '../lexicon/place-names.ts'
import type { HeadPart } from './head-slots.ts'
import type { Head, HeadSeparator, HeadWord } from './head-words.ts'

/** How many places the weights have for each slot; features that meet in one place share it. */
export const headPlaces = 32_768

/** No part of a head has more words. */
export const mostPartWords = 12

/** The features of a head, as indices of the weights. */
export type HeadFeatures = {
	/** The features of each single word, and of each word with the word before it. */
	words: number[][]
	pairs: number[][]
	/** The features of a part that begins, or ends, at each word. */
	starts: number[][]
	ends: number[][]
	/**
	 * The features of the part that begins at a word (first index) and has a number of words (second index, from 1).
	 */
	parts: number[][][]
}

/** Returns the features of a head. `hints` is the reading by rules, which the weights may trust or not. */
export function featuresOfHead(head: Head, hints: readonly HeadPart[]): HeadFeatures {
	const { words } = head
	return {
		words: words.map((word) => places(featuresOfWord(word))),
		pairs: words.map((word, at) => {
			const before = words[at - 1]
			return before === undefined || before.row !== word.row
				? []
				: places([`2 ${before.folded} ${word.folded}`, `m ${word.before}`])
		}),
		starts: words.map((_, at) => places(featuresOfStart(words, at, hints))),
		ends: words.map((_, at) => places(featuresOfEnd(words, at, hints))),
		parts: words.map((word, from) => {
			const all: number[][] = [[]]
			for (let to = from + 1; to <= Math.min(words.length, from + mostPartWords); to++) {
				if (words[to - 1]?.row !== word.row) break
				all.push(places(featuresOfPart(head, { from, to }, hints)))
			}
			return all
		}),
	}
}

function places(names: readonly string[]): number[] {
	return [...new Set(names)].map((name) => hashFeature(name, headPlaces))
}

const shortestGram = 3
const longestGram = 4

function featuresOfWord({ text, folded }: HeadWord): string[] {
	const names = ['any', `w ${folded}`, `s ${shapeOf(text)}`, ...knownAs(folded)]
	const edged = `^${folded.slice(0, 24)}$`
	for (let length = shortestGram; length <= longestGram; length++)
		for (let at = 0; at + length <= edged.length; at++)
			names.push(`g ${edged.slice(at, at + length)}`)
	return names
}

function shapeOf(text: string): string {
	if (/\d/.test(text)) return /^\d+$/.test(text) ? `figures ${Math.min(5, text.length)}` : 'figure'
	if (/^\p{Lu}+$/u.test(text)) return `capitals ${Math.min(4, text.length)}`
	if (/^\p{Ll}/u.test(text)) return 'small'
	return /\p{Ll}\p{Lu}/u.test(text) ? 'camel' : 'capital'
}

const known = new Map<string, string[]>()
const mostRemembered = 20_000

/** The lists that have a word. */
function knownAs(folded: string): string[] {
	const remembered = known.get(folded)
	if (remembered !== undefined) return remembered
	const lists: [string, boolean][] = [
		['job', jobScore(folded) > 0],
		['organisation', organisationScore(folded) > 0],
		['degree', degreeScore(folded) > 0 || awardLength(folded) > 0],
		['institution', institutionScore(folded) > 0],
		['town', isTown(folded)],
		['country', isCountry(folded)],
	]
	const names = lists.flatMap(([name, has]) => (has ? [`k ${name}`] : []))
	const found = names.length === 0 ? ['k none'] : names
	if (known.size > mostRemembered) known.clear()
	known.set(folded, found)
	return found
}

function featuresOfStart(
	words: readonly HeadWord[],
	at: number,
	hints: readonly HeadPart[],
): string[] {
	const word = words[at]
	if (word === undefined) return []
	const names = [
		`sm ${word.before}`,
		`sf ${word.folded}`,
		...knownAs(word.folded).map((one) => `sk ${one} ${word.before}`),
		`sp ${words[at - 1]?.folded ?? '^'} ${word.before === 'space'}`,
		`sr ${Math.min(word.row, 3)} ${isFirstOfRow(word.before)}`,
		`ss ${word.changesStyle} ${word.before}`,
		`so ${shapeOf(word.text)} ${word.before}`,
	]
	for (const { from, slot } of hints) if (from === at) names.push(`sh ${slot}`)
	if (!hints.some(({ from }) => from === at)) names.push(`sh none ${word.before}`)
	return names
}

function isFirstOfRow(mark: HeadSeparator): boolean {
	return mark === 'edge' || mark === 'row'
}

function featuresOfEnd(
	words: readonly HeadWord[],
	at: number,
	hints: readonly HeadPart[],
): string[] {
	const word = words[at]
	if (word === undefined) return []
	const next = words[at + 1]
	const names = [
		`em ${word.after}`,
		`el ${word.folded}`,
		...knownAs(word.folded).map((one) => `ek ${one} ${word.after}`),
		`ee ${word.folded.slice(-3)}`,
		`en ${next?.folded ?? '$'} ${word.after === 'space'}`,
		`es ${next?.changesStyle ?? true} ${word.after}`,
	]
	for (const { to, slot } of hints) if (to === at + 1) names.push(`eh ${slot}`)
	return names
}

function featuresOfPart(
	{ words, rows }: Head,
	{ from, to }: { from: number; to: number },
	hints: readonly HeadPart[],
): string[] {
	const [first, last] = [words[from], words[to - 1]]
	if (first === undefined || last === undefined) return []
	const count = to - from
	const ends = `${first.before} ${last.after}`
	const inner = words.slice(from + 1, to).map(({ before }) => before)
	const names = [
		`pn ${Math.min(count, 8)}`,
		`pe ${ends}`,
		`pr ${Math.min(first.row, 3)} ${isFirstOfRow(first.before)} ${isLastOfRow(last.after)}`,
		`pd ${first.isBesideDates} ${isFirstOfRow(first.before)}`,
		`pb ${first.bold} ${first.italic} ${last.bold}`,
		...[...new Set(inner)].filter((mark) => mark !== 'space').map((mark) => `pi ${mark}`),
		...styleInside(words.slice(from + 1, to)),
	]
	for (const hint of hints) if (hint.from === from && hint.to === to) names.push(`ph ${hint.slot}`)
	if (first.before === 'space' || last.after === 'space' || count > 9) return names
	const text = rows[first.row]?.text.slice(first.start, last.end) ?? ''
	return [...names, ...featuresOfPhrase(text)]
}

function isLastOfRow(mark: HeadSeparator): boolean {
	return mark === 'edge' || mark === 'row'
}

function styleInside(words: readonly HeadWord[]): string[] {
	return words.some(({ changesStyle }) => changesStyle) ? ['ps'] : []
}

function featuresOfPhrase(text: string): string[] {
	const shares = kindShares(text)
	const ranked = phraseKinds.toSorted((a, b) => shares[b] - shares[a])
	const [best] = ranked
	const names = [`p1 ${best} ${bucket(shares[best ?? 'title'])}`]
	for (const kind of phraseKinds) names.push(`p2 ${kind} ${bucket(shares[kind])}`)
	if (isPlace(text)) names.push('p place')
	if (awardLength(text) === text.length) names.push('p award')
	const [job, firm] = [jobScore(text), organisationScore(text)]
	names.push(`p3 ${Math.sign(job - firm)} ${job > 0} ${firm > 0}`)
	names.push(`p4 ${degreeScore(text) > 0} ${institutionScore(text) > 0}`)
	return names
}

function bucket(share: number): number {
	if (share < 0.02) return 0
	if (share < 0.15) return 1
	if (share < 0.5) return 2
	return share < 0.9 ? 3 : 4
}
