import { readVerb } from '@app/language/corrector'
import { bulletMark, type Edit } from './edit.ts'
import type { LineWord } from './read-features.ts'
import { putInForm } from './word-forms.ts'

/** A word or mark of an edited line; `from` is the number of the word of the line that it stands for, -1 for one that was put in. */
export type EditedWord = { text: string; from: number }

/** A line whose edits were made: the words of each bullet. */
export type EditedLine = readonly (readonly EditedWord[])[]

/**
 * Makes the edits of a line: `tokens` are its words, and each has an edit, as has the end. Returns `null` if a word has no such form as
 * an edit asks for.
 */
export function applyEdits(tokens: readonly LineWord[], edits: readonly Edit[]): EditedLine | null {
	let bullets: EditedWord[][] = [[]]
	for (const [at, edit] of edits.entries()) {
		if (edit.word === 'cut') continue
		bullets = openBullet(bullets, edit)
		const bullet = bullets.at(-1) ?? []
		for (const text of listPutIn(edit, bullet.length === 0)) bullet.push({ text, from: -1 })
		const token = tokens[at]
		const text = token === undefined ? '' : editWord(token, edit.word)
		if (text === null) return null
		if (token !== undefined) bullet.push({ text, from: at })
	}
	return bullets
		.map((words) => withoutLooseMarks(withoutJoins(words)))
		.filter((words) => words.length > 0)
}

function openBullet(bullets: EditedWord[][], { mark }: Edit): EditedWord[][] {
	const last = bullets.at(-1) ?? []
	return mark === bulletMark && last.length > 0 ? [...bullets, []] : bullets
}

// The mark and the words that are put before a word. A verb that opens a bullet has its tense.
function listPutIn({ mark, words, tense }: Edit, opens: boolean): string[] {
	const marks = mark === '' || mark === bulletMark ? [] : [mark]
	if (words === '') return marks
	const [first = '', ...rest] = words.split(' ')
	const verb = opens && tense === 'past' ? readVerb(first) : null
	return [...marks, verb?.forms.lemma === first ? verb.forms.past : first, ...rest]
}

const allCapitals = /^[\p{Lu}\d&.-]{2,}$/u

// A word keeps its capitals in another form; another word has them only where it begins alike.
function editWord({ text, lower }: LineWord, edit: Edit['word']): string | null {
	if (edit === 'keep') return text
	if (edit === 'cut') return null
	const changed = isOther(edit) ? edit.slice(1) : putInForm(lower, edit)
	if (changed === null) return null
	// "ECGs": the ending of a short form is small.
	if (allCapitals.test(text) && changed.startsWith(lower)) return text + changed.slice(lower.length)
	const isRaised = text.length > 1 && text.charAt(0) !== lower.charAt(0)
	return isRaised && changed.charAt(0) === lower.charAt(0)
		? changed.charAt(0).toUpperCase() + changed.slice(1)
		: changed
}

const isOther = (edit: Edit['word']): edit is `=${string}` => edit.startsWith('=')

// What joined a part of the line to the one before or behind joins nothing at the ends of a bullet.
function withoutJoins(words: readonly EditedWord[]): readonly EditedWord[] {
	const first = words.findIndex(({ text }) => !opensNothing.test(text) && !isAnd.test(text))
	const last = words.findLastIndex(({ text }) => !endsNothing.test(text) && !isAnd.test(text))
	return words.slice(Math.max(0, first), last + 1)
}

const isAnd = /^and$/i
const opensNothing = /^[,;:.!/&–—-]+$/
const endsNothing = /^[,;:/&–—-]+$/

// Marks that stood between words stand nowhere once the words are gone.
function withoutLooseMarks(words: readonly EditedWord[]): EditedWord[] {
	return words.filter(({ text }, at) => {
		const isMark = /^[,;:]$/.test(text)
		return !(
			isMark &&
			(/^[,;:.()]$/.test(words[at + 1]?.text ?? '') || words[at - 1]?.text === '(')
		)
	})
}
