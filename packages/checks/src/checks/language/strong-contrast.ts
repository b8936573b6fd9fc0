import type { Check } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'

// A rule between two words or a bullet may be pale.
const fewestLetters = 15

export const strongContrast: Check = {
	id: 'G12',
	category: 'language',
	severity: 'warning-1',
	title: 'The text is dark enough to read',
	looksAt: ({ source }) => (source?.facts.faintText === undefined ? 0 : 1),
	run: ({ source }) => {
		const faint = (source?.facts.faintText ?? []).filter(({ text }) => countLetters(text) > 1)
		const [first] = faint
		const letters = faint.reduce((total, { text }) => total + countLetters(text), 0)
		if (first === undefined) return null
		if (letters < fewestLetters) return 'tolerated'
		return {
			title: `Some of your text is too pale for its background: ${quoted(first.text)}.`,
			why: 'It’s hard to read in print and on some screens.',
			fix: 'Make it black or dark grey. On a coloured background, use black or white.',
			evidence: faint
				.slice(0, 10)
				.map(({ text, place }) => ({ path: null, quote: text, places: [place] })),
		}
	},
}

function countLetters(text: string): number {
	return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
}
