import type { Head, HeadSeparator, HeadWord } from './head-words.ts'

const rank = /^(?:band|grade|class|scale|tier)$/
const numeral = /^(?:\d{1,2}[a-z]?|[ivx]{1,4}|[a-d])$/
const insideBrackets: readonly HeadSeparator[] = ['space', 'comma', 'slash']

/** The words of a head at which no part can begin: a rank behind a comma ("Nurse, Band 6"), and what a comma parts within brackets. */
export function findInnerWords({ words }: Head): Set<number> {
	const inner = new Set<number>()
	let isInBrackets = false
	for (const [at, word] of words.entries()) {
		isInBrackets = word.before === 'open' || (isInBrackets && insideBrackets.includes(word.before))
		const isAside = isInBrackets && word.before === 'comma'
		if (isAside || isRank(word, words[at + 1])) inner.add(at)
	}
	return inner
}

function isRank(word: HeadWord, next: HeadWord | undefined): boolean {
	const isBehind = word.before === 'comma' && next?.row === word.row
	return isBehind && rank.test(word.folded) && numeral.test(next.folded) && next.after !== 'space'
}
