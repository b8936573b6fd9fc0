import { findBuzzwords, splitWords } from '@app/language'
import type { Check, CheckContext } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { formatList } from '../../format-lists.ts'

const mostAllowed = 2
// In a short CV two are many; one is never, however short it is.
const mostAllowedWhenDense = 1
const densityLimit = 0.01

export const noBuzzwords: Check = {
	id: 'E17',
	category: 'impact',
	severity: 'warning-1',
	title: 'No buzzwords',
	appliesTo: ({ profile }) => profile.isEnglish,
	looksAt: (context) => pickProse(context).length,
	run: (context) => {
		const prose = pickProse(context)
		const found = prose.flatMap(({ path, text }) =>
			findBuzzwords(text).map(({ phrase }) => ({ path, quote: phrase })),
		)
		const words = prose.reduce((sum, { text }) => sum + splitWords(text).length, 0)
		const allowed = found.length > words * densityLimit ? mostAllowedWhenDense : mostAllowed
		if (found.length === 0) return null
		if (found.length <= allowed) return 'tolerated'
		const phrases = [...new Set(found.map(({ quote }) => quote.toLowerCase()))].slice(0, 3)
		return {
			title: `Your CV relies on buzzwords such as ${formatList(phrases.map(quoted))}.`,
			why: 'Nearly everyone uses them, so they say nothing about you.',
			fix: 'Replace each with a fact that shows it: what you did, who it was for and the result.',
			evidence: found.map(context.pointAt),
		}
	},
}

function pickProse({ passages }: CheckContext) {
	return passages.filter(
		({ kind, section }) => kind !== 'line' && !['publications', 'reference'].includes(section),
	)
}
