import type { Check } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { count, formatSome } from '../../format-lists.ts'
import { pdf } from '../../subjects.ts'

const fewest = 3
const mostExamples = 5

export const noJoinedLetters: Check = {
	id: 'A16',
	category: 'parseability',
	severity: 'warning-1',
	title: 'Every letter is saved as its own character',
	looksAt: pdf,
	run: ({ source, pointAt }) => {
		const words = source?.facts.ligatures ?? []
		if (words.length === 0) return null
		if (words.length < fewest) return 'tolerated'
		const examples = words.slice(0, mostExamples)
		return {
			title: `In ${count(words.length, 'word')} a letter pair such as “fi” is saved as one character: ${formatSome(words.map(quoted), mostExamples)}.`,
			why: 'It looks fine in print, but a search for a word like this may not find it.',
			fix: 'Switch off ligatures in the app you wrote the CV in, or export it with another font.',
			evidence: examples.map((quote) => pointAt({ path: null, quote })),
		}
	},
}
