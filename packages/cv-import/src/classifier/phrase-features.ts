import { fold } from '../lexicon/fold.ts'
import { hashFeature } from './hash-feature.ts'

/** How many places the weights have; features that meet in one place share it. */
export const featurePlaces = 16_384

const maxWords = 12

/** Returns the feature indices of a phrase: its words, the ends of its words and its shape. */
export function extractFeatures(text: string): number[] {
	const words = fold(text).split(' ').filter(Boolean).slice(0, maxWords)
	const names = [...shapesOf(text, words.length)]
	for (const [index, word] of words.entries()) {
		const before = words[index - 1] ?? '^'
		names.push(`w ${word}`, `b ${before} ${word}`)
		if (word.length > 3) names.push(`p ${word.slice(0, 4)}`)
		for (const length of [2, 3, 4]) if (word.length > length) names.push(`e ${word.slice(-length)}`)
	}
	const [first = '', last = ''] = [words[0], words.at(-1)]
	names.push(`f ${first}`, `l ${last}`, `le ${last.slice(-3)}`, `fe ${first.slice(-3)}`)
	return [...new Set(names.map((name) => hashFeature(name, featurePlaces)))]
}

function* shapesOf(text: string, words: number): Generator<string> {
	yield 'any'
	yield `words ${Math.min(words, 8)}`
	if (/\d/.test(text)) yield 'figure'
	if (/&|\+/.test(text)) yield 'and'
	if (/[’']s\b/.test(text)) yield 'owner'
	if (/[(]/.test(text)) yield 'bracket'
	if (/,/.test(text)) yield 'comma'
	if (/[.]$/.test(text)) yield 'stop'
	if (/^\p{Ll}/u.test(text)) yield 'small start'
	if (/\p{Lu}{2}/u.test(text)) yield 'capitals'
	if (/^(?:The|Le|La|Les|Der|Die|Das|El|Los|Il|Het|De|’t)\s/.test(text)) yield 'article'
	yield `small ${Math.min(4, text.match(/(?<!\p{L})\p{Ll}{3,}/gu)?.length ?? 0)}`
}
