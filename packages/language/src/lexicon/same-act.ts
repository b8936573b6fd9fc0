import { findVerb } from '../verbs/find-verb.ts'
import { otherOrders } from './other-orders.ts'
import { isArticle, type Word, wordsIn } from './words-in.ts'

/** The ways in which a name that is an act and its object can be said, to be compared with `wayOfAct`. */
export function waysOfAct(name: string): ReadonlySet<string> {
	const words = wordsOf(name)
	// Room service serves no rooms.
	const orders = otherOrders(words).filter(({ stems }) => stems.at(-1) !== 'service')
	if (orders.length === 0) return new Set()
	const own = isDone(words) ? asAct(stemsOf(words)) : stemsOf(words)
	return new Set([
		own,
		...orders.map(({ stems, order }) =>
			order === 'act first' ? asAct(stems.join(' ')) : stems.join(' '),
		),
	])
}

/** How words of a text say an act: "Serviced 20 boilers" and "servicing boilers" are one, "boiler servicing" is another. */
export function wayOfAct(words: string): string {
	const said = wordsOf(words)
	return isDone(said) ? asAct(stemsOf(said)) : stemsOf(said)
}

function wordsOf(text: string): Word[] {
	return wordsIn(text).filter((word) => !isArticle(word) && !/^\d/.test(word.text))
}

function stemsOf(words: readonly Word[]): string {
	return words.map(({ stem }) => stem).join(' ')
}

// "Trade marketing" is no act that was done, "traded markets" would be.
function isDone([first, second]: readonly Word[]): boolean {
	if (second?.stem === 'of') return false
	const forms = findVerb(first?.text ?? '')?.forms ?? []
	return forms.some((form) => form !== 'base')
}

function asAct(stems: string): string {
	return `done: ${stems}`
}
