import { findVerb, sectorsIn, splitWords } from '@app/language'
import { sortsOfWord } from '../extract-noun-phrases.ts'
import { type Passage, stemWords } from './advert-passages.ts'
import { bucket, featureIndices } from './feature-indices.ts'
import { findNamedThings, type NamedThing } from './find-named-things.ts'
import { ofHeading, ofPlace, ofWhom, ofWords } from './sentence-features.ts'

/** How likely the sentences of an advert ask for anything: of each sentence, on the whole of a passage, and of a part. */
export type AskingProbabilities = {
	sentences: readonly (readonly number[])[]
	passages: readonly number[]
	parts: ReadonlyMap<number, number>
}

type Around = { passages: readonly Passage[]; shares: AskingProbabilities }

/** Returns everything in the passages that the advert may ask for, each with its feature indices. */
export function candidatesWithIndices(around: Around): { thing: NamedThing; places: number[] }[] {
	const sectors = sectorsIn(
		around.passages.flatMap(({ sentences }) => sentences.map(({ text }) => text)),
	)
	return around.passages.flatMap(({ sentences }, at) =>
		sentences.flatMap((sentence, index) => {
			const ofSentence = featureIndices(featuresOfSentence({ at, index }, around))
			const holders = [...ofWhom(sentence)]
			return findNamedThings(sentence, { at, sectors }).map((thing) => {
				const own = featureIndices(featuresOfThing({ thing, index, holders }, around))
				return { thing, places: [...new Set([...ofSentence, ...own])] }
			})
		}),
	)
}

type Spot = { at: number; index: number }

function* featuresOfSentence({ at, index }: Spot, { passages, shares }: Around): Generator<string> {
	const passage = passages[at]
	const sentence = passage?.sentences[index]
	if (passage === undefined || sentence === undefined) return
	yield* ofWords(sentence, { pairs: false })
	yield `sentence ${Math.min(3, index)} of ${Math.min(4, passage.sentences.length)}`
	for (const stem of passage.sentences[index - 1]?.stems ?? []) yield `before ${stem}`
	for (const stem of passage.sentences[index + 1]?.stems ?? []) yield `after ${stem}`
	yield* ofHeading(passage)
	yield* ofPlace({ passages, at })
	yield* ofAsking({ at, index }, { passages, shares })
}

function* featuresOfThing(
	{ thing, index, holders }: { thing: NamedThing; index: number; holders: readonly string[] },
	{ passages, shares }: Around,
): Generator<string> {
	const { at } = thing
	const kind = thing.hit?.concept.kind ?? (thing.isPhrase ? 'said' : 'part')
	yield* ofName(thing, kind)
	yield* ofSides(thing, kind)
	for (const who of holders) yield `${who} ${kind}`
	const passage = passages[at]
	for (const stem of passage?.heading ?? []) yield `heading ${stem} ${kind}`
	yield `place ${bucket(at / passages.length, 4)} ${kind}`
	yield `item ${passage?.isItem} ${kind}`
	yield `asks ${bucket(shares.sentences[at]?.[index] ?? unknown, 5)} ${kind}`
	yield `part asks ${bucket(shares.parts.get(passage?.part ?? 0) ?? unknown, 5)} ${kind}`
}

function* ofName({ text, hit, start }: NamedThing, kind: string): Generator<string> {
	const stems = stemWords(text)
	const words = splitWords(text.toLowerCase())
	const [first = '', last = ''] = [words[0], words.at(-1)]
	yield `kind ${kind}`
	for (const sort of sortsOfWord(first)) yield `first ${sort} ${kind}`
	for (const sort of sortsOfWord(last)) yield `last ${sort} ${kind}`
	for (const word of words.slice(1, -1))
		for (const sort of sortsOfWord(word)) yield `within ${sort}`
	if (words.every((word) => sortsOfWord(word).length > 0)) yield `nothing but sorts ${kind}`
	yield `concept ${hit?.concept.id ?? 'none'}`
	yield `name ${stems.join(' ')}`
	for (const stem of stems) yield `in name ${stem}`
	yield `name begins ${stems[0]}`
	yield `name ends ${stems.at(-1)}`
	yield `name of ${Math.min(5, stems.length)}`
	yield `name of ${Math.min(3, stems.length)} ${kind}`
	for (const length of [2, 3, 4]) {
		yield `first ends ${first.slice(-length)}`
		yield `last ends ${last.slice(-length)}`
	}
	if (findVerb(first) !== null) yield `verb ${kind}`
	yield `${/^\p{Lu}/u.test(text) ? 'capital' : 'small'} ${kind}`
	if (start === 0) yield `at start ${kind}`
	if (/\d/.test(text)) yield 'figure in name'
	if (/\p{Lu}{2}/u.test(text)) yield 'capitals in name'
}

/** Characters on either side of a name that are looked at. */
const sideLength = 60

function* ofSides({ text, start, sentence }: NamedThing, kind: string): Generator<string> {
	const end = start + text.length
	const left = sentence.text.slice(Math.max(0, start - sideLength), start)
	const right = sentence.text.slice(end, end + sideLength)
	const [before, after] = [stemWords(left), stemWords(right)]
	for (const count of [1, 2, 3]) yield `left ${before.slice(-count).join(' ')}`
	for (const count of [1, 2]) yield `right ${after.slice(0, count).join(' ')}`
	yield `left ${before.at(-1)} ${kind}`
	yield `right ${after[0]} ${kind}`
	const [mark, next] = [classifyMark(left.trimEnd().at(-1)), classifyMark(right.trimStart().at(0))]
	yield `mark before ${mark}`
	yield `mark after ${next}`
	yield `marks ${mark} ${next}`
	yield `covers ${bucket(stemWords(text).length / Math.max(1, sentence.stems.length), 4)}`
	yield `words before ${Math.min(6, before.length)}`
}

function classifyMark(mark: string | undefined): string {
	if (mark === undefined) return 'end'
	return /[\p{L}\d]/u.test(mark) ? 'word' : mark
}

// Parts of an advert ask or do not ask as a whole: the lines around tell of the line between.
function* ofAsking({ at, index }: Spot, { passages, shares }: Around): Generator<string> {
	const ofPassage = (place: number) => shares.passages[place] ?? unknown
	const own = shares.sentences[at]?.[index] ?? unknown
	const around = [-2, -1, 1, 2].map((away) => ofPassage(at + away))
	const ofPart = shares.parts.get(passages[at]?.part ?? 0) ?? unknown
	yield `asks ${bucket(own, 10)}`
	yield `line asks ${bucket(ofPassage(at), 10)}`
	yield `around asks ${bucket(computeMean(around), 10)}`
	yield `above asks ${bucket(ofPassage(at - 1), 10)}`
	yield `below asks ${bucket(ofPassage(at + 1), 10)}`
	yield `part asks ${bucket(ofPart, 10)}`
}

/** The probability assumed where no sentence was looked at. */
const unknown = 0.5

/** Averages the probabilities of single sentences over passages and parts. */
export function askingProbabilities(
	passages: readonly Passage[],
	sentences: readonly (readonly number[])[],
): AskingProbabilities {
	const means = sentences.map(computeMean)
	const parts = new Map<number, number[]>()
	for (const [at, { part }] of passages.entries())
		parts.set(part, (parts.get(part) ?? []).concat(means[at] ?? unknown))
	return {
		sentences,
		passages: means,
		parts: new Map([...parts].map(([part, shares]) => [part, computeMean(shares)])),
	}
}

function computeMean(shares: readonly number[]): number {
	return shares.length === 0
		? unknown
		: shares.reduce((sum, share) => sum + share, 0) / shares.length
}
