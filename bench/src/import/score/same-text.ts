import { foldText, sharedWords, wordsOf } from '../words.ts'

/** Whether two short texts are the same apart from case, dashes and outer marks. */
export function isSameText(expected: string, found: string): boolean {
	return bare(expected) === bare(found)
}

// A hyphen at the end of a line cannot be told from one inside a word, so none counts.
function bare(text: string): string {
	return foldText(text)
		.replaceAll(/[\s-]+/g, '')
		.replaceAll(/^[.,;:|"'•]+|[.,;:|"'•]+$/g, '')
}

/** How alike two texts are: twice the words they share over all their words, from 0 to 1. */
export function likeness(a: string, b: string): number {
	const [first, second] = [wordsOf(a), wordsOf(b)]
	if (first.length + second.length === 0) return 0
	return (2 * sharedWords(first, second)) / (first.length + second.length)
}

/** Whether two passages share nine words in ten. */
export function isSamePassage(expected: string, found: string): boolean {
	return isSameText(expected, found) || likeness(expected, found) >= 0.9
}

/** Whether two telephone numbers are one, with or without the code of the country. */
export function isSamePhone(expected: string, found: string): boolean {
	const [a, b] = [expected, found].map(subscriberNumber)
	return a === b
}

function subscriberNumber(phone: string): string {
	return phone
		.replaceAll(/\(0\)/g, '')
		.replaceAll(/\D/g, '')
		.replace(/^00/, '')
		.replace(/^(?:44|33|49)/, '')
		.replace(/^0/, '')
}

/** Whether two addresses on the web lead to one page. */
export function isSameLink(expected: string, found: string): boolean {
	const [a, b] = [expected, found].map(bareLink)
	return a === b
}

function bareLink(url: string): string {
	return url
		.trim()
		.toLowerCase()
		.replace(/^https?:\/\//, '')
		.replace(/^www\./, '')
		.replace(/\/+$/, '')
}

/** Whether two dates are one to the precision of the truth; a day counts as its month. */
export function isSameDate(expected: string, found: string): boolean {
	return expected.slice(0, 7) === found.slice(0, 7)
}
