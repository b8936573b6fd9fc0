import { findUnsupportedWords } from '@app/claims'
import { addAnswerInWords, joiningWords } from './answers/add-answer-in-words.ts'
import { inDigits, readFigure } from './answers/parse-figure.ts'
import { placeFigure } from './answers/place-figure.ts'
import { expandAnswerShorthand } from './answers/split-answer.ts'
import { repairLine } from './correct/correct-line.ts'
import { findAsked } from './follow-up-questions.ts'
import { findRefusal } from './output-gate.ts'
import type { PlacedAsk } from './placed-ask.ts'
import type { Ask } from './suggestion.ts'

/** What became of an answer: the line with it, or a sentence that says what would help. */
export type AnsweredLine = { text: string } | { refusal: string }

const longestAnswer = 120
const longestLine = 260

/**
 * The line with the answer to its question in the place where it belongs, or `null` when no sentence can be made of them
 * that is sure to be good English: the person then writes it. Nothing comes in that neither the line nor the answer says.
 */
export function addAnswerToLine(line: string, ask: Ask, answer: string): string | null {
	const read = addAnswerOrRefuse(line, ask, answer)
	return 'text' in read ? read.text : null
}

/** The same, with the reason where there is no line. */
export function addAnswerOrRefuse(line: string, ask: Ask, answer: string): AnsweredLine {
	const said = correctAnswer(answer.trim().replace(/(?<![.;])[.;]+$/, ''))
	const end = /[.;]$/.exec(line)?.[0] ?? ''
	const text = end === '' ? line : line.slice(0, -1)
	if (said === '' || said.length > longestAnswer) return { refusal: tooLong }
	const asked = placeOf(text, ask)
	const composed = isUnsure(said) || isVague(said) ? null : join(text, asked, said)
	if (
		composed === null ||
		composed.length > longestLine ||
		!isSafe(composed, { line, asked, said })
	)
		return { refusal: sayWhatHelps(asked, said) }
	return { text: composed + end }
}

// What is surely misspelt in an answer is corrected before it goes into the line; its figures stay.
function correctAnswer(said: string): string {
	const { text, corrections } = repairLine(said)
	const shape = (one: string) => `${one.split(' ').length} ${one.match(/\d+/g)?.join(' ')}`
	return corrections > 0 && shape(text) === shape(said) ? text : said
}

function placeOf(text: string, ask: Ask): PlacedAsk {
	const asked = findAsked(text, ask)
	if (asked !== null) return asked
	// A question that was asked of other words: its answer stands beside the line, not within it.
	const fit = ask.unit === 'words' ? 'result' : 'paren'
	return { ask, fit: ask.kind === 'ownership' ? 'own' : fit }
}

const wordsOnly = /^(?:instead|by|result|used|could|can|sort|settled|means|often|own|mainly|saving)/

function join(text: string, asked: PlacedAsk, said: string): string | null {
	const figure = wordsOnly.test(asked.fit)
		? null
		: readFigure(said, { isMoney: asked.ask.unit === 'money' })
	if (figure !== null) return placeFigure(text, asked, figure)
	return asked.ask.unit === 'words' || wordsOnly.test(asked.fit)
		? addAnswerInWords(text, asked, said)
		: null
}

type Sources = { line: string; asked: PlacedAsk; said: string }

// The person's answer may leave words of the line behind, so only what is there is held to what was said.
function isSafe(composed: string, { line, asked, said }: Sources): boolean {
	const figure = readFigure(said, { isMoney: asked.ask.unit === 'money' })
	const digits = `${inDigits(expandAnswerShorthand(said))} ${figure?.amount ?? ''} ${figure?.often ?? ''}`
	const others = [said, digits, asked.ask.question, joiningWords, 'worth']
	const sources = [line, said, digits, asked.ask.question]
	const given = new Set(sources.join(' ').match(/\d[\d,.]*/g))
	const figures = composed.match(/\d[\d,.]*/g) ?? []
	return (
		figures.every((figure) => given.has(figure)) &&
		findUnsupportedWords(
			[...sources, joiningWords, asked.fit.split(':')[1] ?? '', 'worth'].join('. '),
			composed,
		).uncarried.length === 0 &&
		findRefusal(composed, { before: line, others }) === null
	)
}

const isUnsure = (said: string) =>
	/\b(?:not sure|no idea|don['’]?t know|dunno|idk|can['’]?t (?:remember|say)|unsure|no clue)\b|^(?:n\/?a|none|nothing|no|nope|yes|yeah|\?+|-+)$/i.test(
		said,
	)
const isVague = (said: string) =>
	/^(?:loads|lots|many|a lot|plenty|several|quite a (?:few|lot)|a few|too many|it (?:varied|varies|depends|depended)|varied|varies|depends|a (?:huge|big) \S+)\b[^\d]*$/i.test(
		said,
	)

const tooLong = 'Keep it to a few words, and Ella will fit them in.'

function sayWhatHelps({ ask, fit }: PlacedAsk, said: string): string {
	if (isUnsure(said)) return 'That’s fine. Choose “I don’t know” and the line stays as it is.'
	if (ask.unit === 'money')
		return 'Give the amount with its currency sign, such as £. If it’s rough, add “about”.'
	if (fit === 'by') return 'Use figures: by how much, or from what to what.'
	if (ask.unit === 'count')
		return 'Give a number first, even a rough one with “about”, then what it counts.'
	if (fit === 'instead') return 'Start with what you did: “stayed late to finish the order”.'
	if (fit === 'result') return 'Say who or what changed, and how: “the queue got shorter”.'
	return 'Ella can’t fit this in. Use a few plain words, or choose Edit and write it yourself.'
}
