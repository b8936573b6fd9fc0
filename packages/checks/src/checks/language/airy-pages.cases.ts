import type { CvSource } from '@app/cv'
import type { CheckCases } from '../../fixtures/cases.ts'
import { airyPages } from './airy-pages.ts'

const withWordsOnPage =
	(words: number) =>
	(source: CvSource): CvSource => {
		const [first] = source.pages
		const [line] = first?.lines ?? []
		if (first === undefined || line === undefined) return source
		return { ...source, pages: [{ ...first, lines: [{ ...line, text: 'word '.repeat(words) }] }] }
	}

export const airyPagesCases: CheckCases = {
	check: airyPages,
	finds: { '900 words': { source: withWordsOnPage(900) }, '760': { source: withWordsOnPage(760) } },
	accepts: {
		'500 words': { source: withWordsOnPage(500) },
		'700 words': { source: withWordsOnPage(700) },
		'no file yet': { source: () => null },
	},
}
