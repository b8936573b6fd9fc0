import { splitWords } from '@app/language'
import type { Check, CheckContext } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'

const mostLines = 4
const fewestWords = 4

export const fewCapitals: Check = {
	id: 'G09',
	category: 'language',
	severity: 'tip',
	title: 'Sentences aren’t in capitals',
	looksAt: ({ passages }) =>
		passages.filter(({ text }) => pickOrdinaryWords(text).length >= fewestWords).length,
	run: (context) => {
		const shouted = findShouted(context)
		const [first] = shouted
		if (first === undefined) return null
		if (shouted.length <= mostLines) return 'tolerated'
		return {
			title: `${shouted.length} lines are all in capitals, for example ${quoted(first.quote)}.`,
			why: 'Capitals are slower to read, and they hide names and abbreviations.',
			fix: 'Use ordinary letters, and keep capitals for headings.',
			evidence: shouted.map(context.pointAt),
		}
	},
}

function findShouted({ passages }: CheckContext): { path: string; quote: string }[] {
	return passages
		.filter(({ text }) => {
			const words = pickOrdinaryWords(text)
			return words.length >= fewestWords && words.every((word) => word === word.toUpperCase())
		})
		.map(({ path, text }) => ({ path, quote: text }))
}

function pickOrdinaryWords(text: string): string[] {
	return splitWords(text).filter((word) => /^\p{L}{3,}$/u.test(word))
}
