import { type ConceptHit, findConcepts, findVerb, idiomsIn, splitWords } from '@app/language'
import { expandQualificationSpan } from '../expand-qualification-span.ts'
import {
	extractNounPhrases,
	type Piece,
	sortsOfWord,
	splitPieces,
} from '../extract-noun-phrases.ts'
import { createOverlapTest } from '../overlaps-any-span.ts'
import { phraseWords } from '../word-lists.ts'
import type { Sentence } from './advert-passages.ts'

/** A name that stands in an advert, whether or not the advert asks for it. */
export type NamedThing = {
	text: string
	/** The concept of the lexicon, or `null` for words that the lexicon does not know. */
	hit: ConceptHit | null
	/** Whether rules would take it for a thing, were it asked for; else it is a part of a sentence and no more. */
	isPhrase: boolean
	/** Where the name begins in its sentence, in characters. */
	start: number
	sentence: Sentence
	/** Which passage it stands in, from 0. */
	at: number
}

/**
 * Returns everything in a sentence of passage number `at` that the advert may ask for; `sectors` are the sectors of
 * the whole advert.
 */
export function findNamedThings(
	sentence: Sentence,
	{ at, sectors }: { at: number; sectors: ReadonlySet<string> },
): NamedThing[] {
	return findInPiece(sentence, sectors).map((thing) => ({ ...thing, sentence, at }))
}

function findInPiece(
	{ text }: Sentence,
	sectors: ReadonlySet<string>,
): Omit<NamedThing, 'sentence' | 'at'>[] {
	const hits = findConcepts(text, { isAboutPerson: true, isWary: true, sectors })
	const phrases = extractNounPhrases({ text, need: 'essential', isItem: true }, [
		...hits,
		...idiomsIn(text),
	]).map((phrase) => ({ text: phrase.text, start: Math.max(0, text.indexOf(phrase.text)) }))
	const taken = [
		...hits,
		...phrases.map(({ text: { length }, start }) => ({ start, end: start + length })),
	]
	const isTaken = createOverlapTest(text.length, taken)
	const rest = splitPieces(text).filter((piece) => !isTaken(piece))
	return [
		...hits.map((hit) => ({ ...expandQualificationSpan(text, hit), hit, isPhrase: true })),
		...phrases.map((phrase) => ({ ...phrase, hit: null, isPhrase: true })),
		...rest.flatMap((piece) => {
			const part = cutPiece(piece)
			return part === null ? [] : [{ ...part, hit: null, isPhrase: false }]
		}),
	]
}

const mostWords = 5
const opening = new RegExp(
	String.raw`^(?:(?:${phraseWords.alternatives('before-thing')})(?![\p{L}])[’']?\s*)+`,
	'iu',
)

// A phrase of everyday words may be asked for too; a bare verb may not.
function cutPiece({ text, start, opener }: Piece): { text: string; start: number } | null {
	const said = text
		.trim()
		.replace(opening, '')
		.replace(/(?<![\s.’'"“”‘-])[\s.’'"“”‘-]+$/u, '')
	const words = splitWords(said)
	if (words.length === 0 || words.length > mostWords || !/\p{L}{2}/u.test(said)) return null
	if (isCut(said)) return null
	const from = start + text.indexOf(said)
	const isSaying = (word: string) =>
		sortsOfWord(word).every((sort) => sort === 'wide' && words.length > 1)
	if (words.some(isSaying))
		return words.length === 1 && findVerb(said) !== null ? null : { text: said, start: from }
	const [, before] =
		/(?:^|\s)((?:on|at|under|off) (?:your |the )?)$/i.exec(
			opener + text.slice(0, text.indexOf(said)),
		) ?? []
	return before === undefined ? null : { text: before + said, start: from - before.length }
}

// A piece that begins or ends in the middle of a phrase: the rest of it stands elsewhere.
function isCut(said: string): boolean {
	return /^[^\p{L}\d£(]/u.test(said) || endsOpen.test(said)
}

const endsOpen = /\b(?:written|oral|verbal|spoken|considered|required|needed|preferred)$/i
