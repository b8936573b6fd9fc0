import { findVerb } from '../verbs/find-verb.ts'
import { listPhraseVariants } from './phrase-variants.ts'
import { isArticle, type StemmedWord, tokeniseWithStems } from './tokenise-with-stems.ts'

/** The ways in which a name that is an act and its object can be said, to be compared with `wayOfAct`. */
export function listActivityKeys(name: string): ReadonlySet<string> {
	const words = listWords(name)
	// Room service serves no rooms.
	const orders = listPhraseVariants(words).filter(({ stems }) => stems.at(-1) !== 'service')
	if (orders.length === 0) return new Set()
	const own = isDone(words) ? asAct(joinStems(words)) : joinStems(words)
	return new Set([
		own,
		...orders.map(({ stems, order }) =>
			order === 'act first' ? asAct(stems.join(' ')) : stems.join(' '),
		),
	])
}

/** How words of a text say an act: "Serviced 20 boilers" and "servicing boilers" are one, "boiler servicing" is another. */
export function activityKey(words: string): string {
	const said = listWords(words)
	return isDone(said) ? asAct(joinStems(said)) : joinStems(said)
}

function listWords(text: string): StemmedWord[] {
	return tokeniseWithStems(text).filter((word) => !isArticle(word) && !/^\d/.test(word.text))
}

function joinStems(words: readonly StemmedWord[]): string {
	return words.map(({ stem }) => stem).join(' ')
}

// An act was done if the first word is a form of a verb other than its plain one, and "of" does not make a noun of it.
function isDone([first, second]: readonly StemmedWord[]): boolean {
	if (second?.stem === 'of') return false
	const forms = findVerb(first?.text ?? '')?.forms ?? []
	return forms.some((form) => form !== 'base')
}

function asAct(stems: string): string {
	return `done: ${stems}`
}
