import { jobScore, organisationScore } from '../lexicon/job-words.ts'
import type { Head, HeadSeparator, HeadWord } from './head-words.ts'

const rank = /^(?:band|grade|class|scale|tier)$/
const numeral = /^(?:\d{1,2}[a-z]?|[ivx]{1,4}|[a-d])$/
const insideBrackets: readonly HeadSeparator[] = ['space', 'comma', 'slash']

/**
 * Finds the words of a head at which no part can begin: a rank behind a comma ("Nurse, Band 6"), words behind a comma
 * within brackets, and small letters behind a comma in a head that begins with a capital ("Farm work, daffodils and
 * potatoes").
 */
export function findInnerWords({ words }: Head): Set<number> {
	const inner = new Set<number>()
	let isInBrackets = false
	for (const [at, word] of words.entries()) {
		isInBrackets = word.before === 'open' || (isInBrackets && insideBrackets.includes(word.before))
		const isAside = isInBrackets && word.before === 'comma'
		if (isAside || isRank(word, words[at + 1]) || goesOn(words, at)) inner.add(at)
	}
	return inner
}

// Unless the words name an employer or say how one was employed.
function goesOn(words: readonly HeadWord[], at: number): boolean {
	const word = words[at]
	if (word?.before !== 'comma' || !/^\p{Ll}{3}/u.test(word.text)) return false
	const first = words.find(({ row }) => row === word.row)
	if (!/^\p{Lu}/u.test(first?.text ?? '')) return false
	const rest = words.slice(at)
	const end = rest.findIndex(
		({ row, before }, index) => row !== word.row || (index > 0 && before !== 'space'),
	)
	const text = rest
		.slice(0, end === -1 ? undefined : end)
		.map((one) => one.text)
		.join(' ')
	return / and /.test(text) && jobScore(text) + organisationScore(text) === 0
}

function isRank(word: HeadWord, next: HeadWord | undefined): boolean {
	const isBehind = word.before === 'comma' && next?.row === word.row
	return isBehind && rank.test(word.folded) && numeral.test(next.folded) && next.after !== 'space'
}
