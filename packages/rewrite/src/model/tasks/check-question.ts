import { findUnsupportedWords } from '@app/claims'
import { findQuantities } from '@app/language'
import { allowedQuestionWords } from './allowed-question-words.ts'
import { listAvertedWords } from './list-averted-words.ts'
import { listPhrasesBehind } from './list-phrases-behind.ts'
import type { TaskInput } from './model-task.ts'

/**
 * Returns a reason for each thing that a question presumes but no source says; empty if the question may be asked.
 */
export function checkQuestion(text: string, { facts, context }: TaskInput): string[] {
	if (!text.endsWith('?')) return ['It isn’t a question.']
	const said = facts.map((fact) => fact.text)
	const own = said.join('. ')
	const known = [own, context].join('. ')
	const isOpen = !presumes(text)
	const isThought = isOpen && supposing.test(text)
	if (!isThought && hasNewFigure(text, known)) return [newFigure]
	// A question that takes nothing for granted is checked for names only, a presuming one for every word.
	if (isOpen) return findUnsaid([...said, context], text, { isNamesOnly: true })
	// Only the facts tell what the person already has; the advert only wants it.
	const owned = listPhrasesBehind(text, {
		opens: ({ lower }) => lower === 'your',
		ends: ({ tag }) => /^(?:VB[DPZ]?|MD)$/.test(tag),
	})
	if (owned.some((phrase) => hasNewFigure(phrase, own))) return [newFigure]
	const why = [
		...owned.flatMap((phrase) => findUnsaid(said, phrase)),
		...findUnsaid([...said, context, ...listAvertedWords(text)], text),
	]
	return [...new Set(why)]
}

const newFigure = 'It has a number that nobody gave.'

function hasNewFigure(text: string, known: string): boolean {
	const figures = findQuantities(known).map(({ kind, value }) => `${kind} ${value}`)
	return findQuantities(text).some(
		({ kind, value }) => !figures.includes(`${kind} ${value}`) && value !== 1,
	)
}

// Whether a question presumes an event. A past behind "if" is only hypothetical.
function presumes(text: string): boolean {
	const [asked = ''] = text.split(/\bif\b/i)
	return presuming.test(asked) || addressing.test(text)
}

/**
 * The words that no source and none of the words of asking carry, each as a reason. Each source is read alone: that a thing is another
 * than one that the advert or many questions name says nothing about it.
 */
function findUnsaid(
	sources: readonly string[],
	text: string,
	{ isNamesOnly = false } = {},
): string[] {
	const asked = uncapitalised(text)
	const missing = [...sources, allowedQuestionWords()].map(
		(source) => findUnsupportedWords(source, asked).uncarried,
	)
	const [first = [], ...others] = missing
	const unsaidWords = first.filter(
		({ text: word, isName }) =>
			(isName || !isNamesOnly) && others.every((words) => words.some((one) => one.text === word)),
	)
	return unsaidWords.slice(0, mostReasons).map((word) => unsaid(word.text))
}

const mostReasons = 2

const presuming = /\b(?:did|was|were|have|has|had|made|your|as (?:the|an?))\b/i
const addressing = /\b(?:your|as (?:the|an?))\b/i
const supposing = /\b(?:if|would)\b/i

function unsaid(word: string): string {
	return `Nothing says “${word}”.`
}

// The first word of a sentence is no name for its capital.
function uncapitalised(text: string): string {
	return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
