import { expect, test } from 'vitest'
import { listAnswers } from './answers.ts'
import type { LineToImprove } from './lines-to-improve.ts'

const line: LineToImprove = {
	id: 'a',
	list: 'experience',
	itemId: 'job',
	where: 'Packer',
	title: 'Packer',
	current: false,
	text: 'Packed jars',
	before: 'Packed jars',
	keptAnswer: null,
	answered: [],
	lacksFigure: true,
}
const edited = 'Packed glass jars.'
const confirmed = 'You didn’t mention “glass”. Is this true: “Packed glass jars”?'

test.each([
	['the words of the question', edited, ['Packed glass jars.']],
	['other words', 'Packed steel jars', []],
])('a yes is kept as an answer for %s', (_what, words, kept) => {
	const choices = { a: { edited: words, confirmed } }
	expect(listAnswers([line], choices, []).map(({ answer }) => answer)).toEqual(kept)
})
