import type { Check } from '../../check.ts'
import { count, listOf } from '../../words-about.ts'

const fewest = 3
const mostExamples = 5

export const noJoinedLetters: Check = {
	id: 'A16',
	category: 'parseability',
	severity: 'warning-1',
	title: 'Letters are not joined into one sign',
	appliesTo: ({ source }) => source?.format === 'pdf',
	run: ({ source, pointAt }) => {
		const words = source?.facts.ligatures ?? []
		if (words.length < fewest) return null
		const examples = words.slice(0, mostExamples)
		return {
			title: `In ${count(words.length, 'word')} two letters are one sign in the file: ${listOf(examples.map((word) => `“${word}”`))}.`,
			why: 'It looks well in print, but a search for such a word may not find it, because “fi” is no longer an f and an i.',
			fix: 'Switch ligatures off in the program that you wrote the CV in, or export it with another font.',
			evidence: examples.map((quote) => pointAt({ path: null, quote })),
		}
	},
}
