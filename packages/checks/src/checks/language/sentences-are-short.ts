import { splitSentences, splitWords } from '@app/language'
import type { Check, CheckContext } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'

const mostWordsOnAverage = 28
const fewestSentences = 3

export const sentencesAreShort: Check = {
	id: 'G05',
	category: 'language',
	severity: 'tip',
	title: 'Sentences are short enough to read in one breath',
	looksAt: (context) => listSentences(context).length,
	fewest: fewestSentences,
	run: (context) => {
		const sentences = listSentences(context)
		const words = sentences.reduce((total, sentence) => total + sentence.words, 0)
		const average = words / Math.max(sentences.length, 1)
		if (average <= mostWordsOnAverage) return null
		const longest = sentences.toSorted((a, b) => b.words - a.words).slice(0, 3)
		return {
			title: `Your sentences have ${Math.round(average)} words on average. The longest starts ${quoted(longest[0]?.quote ?? '')}.`,
			why: 'Employers skim, so they may not reach the end of sentences this long.',
			fix: 'Split each long sentence in 2, and cut what employers already know.',
			evidence: longest.map(({ path, quote }) => context.pointAt({ path, quote })),
		}
	},
}

function listSentences({ passages }: CheckContext) {
	return passages
		.filter(({ kind }) => kind !== 'line')
		.flatMap(({ path, text }) =>
			splitSentences(text).map((quote) => ({ path, quote, words: splitWords(quote).length })),
		)
}
