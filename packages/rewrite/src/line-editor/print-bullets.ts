import { articleFor, isAlwaysCapital, withCapital } from '@app/language'
import { isKnownWord } from '@app/language/correction'
import type { EditedLine, EditedWord } from './apply-edits.ts'
import type { LineWord } from './read-features.ts'

/** The line that was edited, and its words. */
export type EditedFrom = { line: string; tokens: readonly LineWord[] }

/** Prints the bullets of an edited line, with the spaces, capitals and spelling that its words had. */
export function printBullets(edited: EditedLine, from: EditedFrom): string[] {
	return edited.map((words) => {
		const printed = printWords(fitArticles(lowerOpeners(words, from), from), from)
		return withCapital(
			edited.length > 1 ? printed.replace(/(?<!\b(?:etc|p\.m|a\.m))\.$/i, '') : printed,
		)
	})
}

const endsSentence = /^[.!?•]$/

// A word that opened a sentence has a capital for that alone, unless it is a name; one that opens a sentence now gets it.
function lowerOpeners(words: readonly EditedWord[], { tokens }: EditedFrom): EditedWord[] {
	return words.map(({ text, from }, at) => {
		const before = words[at - 1]
		const opens = before === undefined || endsSentence.test(before.text)
		const isOwn = from >= 0 && before?.from === from - 1
		if (opens) return { text: isOwn || before === undefined ? text : withCapital(text), from }
		const opened = from >= 0 && endsSentence.test(tokens[from - 1]?.text ?? '.')
		return { text: opened && isOrdinary(text) ? text.toLowerCase() : text, from }
	})
}

// A capital and small letters of a word that the dictionary has.
function isOrdinary(text: string): boolean {
	const isWord = /^\p{Lu}\p{Ll}*(?:['’-]\p{Ll}+)*$/u.test(text) && text !== 'I'
	return isWord && !isAlwaysCapital(text) && isKnownWord(text.toLowerCase())
}

// "A" and "an" go by the sound of the word behind them, where that is another than before.
function fitArticles(words: readonly EditedWord[], { tokens }: EditedFrom): EditedWord[] {
	return words.map(({ text, from }, at) => {
		const next = words[at + 1]
		if (!/^an?$/i.test(text) || next === undefined) return { text, from }
		const isAsBefore = from >= 0 && next.from === from + 1 && next.text === tokens[next.from]?.text
		const article = articleFor(next.text)
		return { text: isAsBefore ? text : text.charAt(0) + article.slice(1), from }
	})
}

function printWords(words: readonly EditedWord[], from: EditedFrom): string {
	return words
		.map((word, at) => {
			const before = words[at - 1]
			return before === undefined ? word.text : spaceBetween(before, word, from) + word.text
		})
		.join('')
}

const clingsToLast = /^[,;:.!?)%\]”]$/
const clingsToNext = /^[([£$€“#]$/

// Words that stood side by side keep their space, unless one is another mark now.
function spaceBetween(before: EditedWord, word: EditedWord, { tokens }: EditedFrom): string {
	const isAsBefore = (one: EditedWord) =>
		one.from >= 0 && (/[\p{L}\d]/u.test(one.text) || one.text === tokens[one.from]?.text)
	if (isAsBefore(before) && isAsBefore(word) && word.from === before.from + 1)
		return tokens[before.from]?.end === tokens[word.from]?.start ? '' : ' '
	if (clingsToLast.test(word.text) || clingsToNext.test(before.text)) return ''
	// A hyphen that is put in joins the two words around it.
	const isJoint = (one: EditedWord) => one.from < 0 && one.text === '-'
	return isJoint(before) || isJoint(word) ? '' : ' '
}
