import { findQuantities } from '@app/language'
import type { Check } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { readAlternatives } from '../../word-lists.ts'

const lessThanNothing = new RegExp(
	String.raw`(?<!\p{L})(?:${readAlternatives('reductions')})\s(?:(?!\b(?:${readAlternatives('other-change')})\b)[^.;]){0,60}?\bby\s+(?:over\s+|about\s+|up to\s+)?(\d+(?:\.\d+)?)\s?(?:%|per ?cent)`,
	'iu',
)
const moreThanAll = new RegExp(
	String.raw`(?<!\p{L})(?:gave|give|giving|delivered?|delivering)\s(?:\p{L}+\s){0,2}(1[1-9]\d|[2-9]\d\d)\s?(?:%|per ?cent)(?=\s*(?:$|[.,;!]|(?:${readAlternatives('efforts')})\b))`,
	'iu',
)

export const figuresAreLikely: Check = {
	id: 'E23',
	category: 'impact',
	severity: 'tip',
	title: 'Your figures add up',
	appliesTo: ({ profile }) => profile.isEnglish,
	looksAt: ({ passages }) => passages.filter(({ text }) => hasFigure(text)).length,
	run: ({ passages, pointAt }) => {
		const odd = passages.flatMap(({ path, text }) => {
			const quote = findOddFigure(text)
			return quote === null ? [] : [{ path, quote }]
		})
		const [first] = odd
		if (first === undefined) return null
		return {
			title: `${quoted(first.quote)} can’t be right as it’s written.`,
			why: 'An impossible figure makes employers doubt your other figures.',
			fix: 'Check it: nothing can fall by more than 100%, and nobody can give more than 100%.',
			evidence: odd.map(pointAt),
		}
	},
}

function findOddFigure(text: string): string | null {
	const cut = lessThanNothing.exec(text)
	if (cut !== null && Number(cut[1]) > 100) return cut[0]
	return moreThanAll.exec(text)?.[0] ?? null
}

function hasFigure(text: string): boolean {
	return findQuantities(text).length > 0 || findOddFigure(text) !== null
}
