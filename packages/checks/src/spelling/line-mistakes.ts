import type { Passage } from '@app/cv'
import {
	correctSpelling,
	type KnowsWord,
	type LineHint,
	type LineMistake,
	type ProofreadLine,
	splitSentences,
	splitWords,
} from '@app/language'
import { isListedWord } from '@app/language/correction'
import type { CheckContext } from '../check.ts'
import { oncePerContext } from '../once-per-context.ts'
import { isEnglishWord } from './is-english-word.ts'
import { beginsSentence } from './words-to-check.ts'
import { writtenPassages } from './written-passages.ts'

/** The mistakes and the doubtful places of the sentences of a CV, each by its field and its place in it. */
export type LineMistakes = {
	mistakes: readonly (LineMistake & { path: string })[]
	hints: readonly (LineHint & { path: string })[]
	/** How many more mistakes are probable. None is sure enough to be named. */
	expected: number
}

/**
 * What the corrector finds in the lines and paragraphs of a CV, once for each context; nothing without it, or in a CV in another language.
 * Titles and names in lists are no sentences.
 */
export const findLineMistakes = oncePerContext((context): LineMistakes => {
	const { proofread } = context
	if (proofread === null || !context.profile.isEnglish)
		return { mistakes: [], hints: [], expected: 0 }
	const found = writtenPassages(context)
		.filter(({ kind }) => kind !== 'line')
		.flatMap((passage) =>
			listLines(passage).map(({ text, start }) => ({
				...move(withoutNames(proofread(text), text), passage.path, start),
				words: splitWords(text).length,
			})),
		)
	const named = wordsOfNames(context)
	const isMeant = ({ quote }: { quote: string }) =>
		correctSpelling(quote) === quote &&
		(named.has(quote.toLowerCase()) || isRareWord(quote.toLowerCase(), context.knowsWord))
	const mistakes = found.flatMap((one) => one.mistakes).filter((one) => !isMeant(one))
	const words = found.reduce((total, one) => total + one.words, 0)
	const hasSeveral =
		mistakes.some(({ isSure }) => isSure) &&
		mistakes.length >= fewestMistakes &&
		mistakes.length * wordsOfMistake >= words
	const hints = found.flatMap((one) => one.hints).filter((one) => !isMeant(one))
	const expected = found.reduce((total, one) => total + one.expected, 0)
	if (hasSeveral) return { mistakes, hints, expected }
	const sure = mistakes.filter(({ isSure }) => isSure)
	const unnamed = mistakes.length - sure.length + shareOfHints * hints.length
	return { mistakes: sure, hints: [], expected: expected + unnamed }
})

/** How much of a mistake a place counts where something is only probably wrong. */
export const shareOfHints = 0.5

/**
 * Whoever makes three mistakes, one of them a sure one, and one in 200 words, made others. In the CVs of people who write well nearly all that isn't sure is right.
 */
const fewestMistakes = 3
const wordsOfMistake = 200

// The list of the corrector lacks rare words that the dictionary has.
function isRareWord(word: string, knows: KnowsWord | null): boolean {
	return (
		/^\p{L}+$/u.test(word) && !isListedWord(word) && knows !== null && isEnglishWord(word, knows)
	)
}

// A word of a title, a skill or a firm's name is meant, however it looks.
function wordsOfNames({ passages, knowsWord }: CheckContext): Set<string> {
	const words = passages
		.filter(({ kind }) => kind === 'line')
		.flatMap(({ text }) => splitWords(text.toLowerCase()))
	return new Set(words.filter((word) => knowsWord?.(word) !== true))
}

// A word with a capital within a sentence may be a name.
function withoutNames({ mistakes, hints, expected }: ProofreadLine, line: string): ProofreadLine {
	const isNoName = ({ quote, start }: { quote: string; start: number }) =>
		!/^\p{Lu}\p{Ll}+$/u.test(quote) || beginsSentence(line, start)
	return { mistakes: mistakes.filter(isNoName), hints: hints.filter(isNoName), expected }
}

type Line = { text: string; start: number }

// The sentences of a paragraph, and a line as a whole.
function listLines({ kind, text }: Passage): Line[] {
	if (kind === 'bullet') return [{ text, start: 0 }]
	let from = 0
	return splitSentences(text).flatMap((sentence) => {
		const start = text.indexOf(sentence, from)
		if (start < 0) return []
		from = start + sentence.length
		return [{ text: sentence, start }]
	})
}

function move(
	{ mistakes, hints, expected }: ProofreadLine,
	path: string,
	by: number,
): LineMistakes {
	const moveOne = <Found extends { start: number; end: number }>(one: Found) => ({
		...one,
		path,
		start: one.start + by,
		end: one.end + by,
	})
	return { mistakes: mistakes.map(moveOne), hints: hints.map(moveOne), expected }
}

/** Whether a stretch of a field overlaps one of others. */
export function overlapsAny(
	at: { path: string | null; start: number; end: number },
	others: readonly { path: string; start: number; end: number }[],
): boolean {
	return others.some(({ path, start, end }) => path === at.path && start < at.end && end > at.start)
}
