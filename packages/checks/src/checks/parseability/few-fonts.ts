import type { Check } from '../../check.ts'
import { count, formatSome } from '../../format-lists.ts'
import { readAlternatives, wordPattern } from '../../word-lists.ts'

const usualFamilies = 2
const mostFamilies = 4
// Icons and bullets come from symbol fonts, which a reader doesn't see as typefaces.
const signFont = wordPattern('fonts-of-signs', 'inside')

export const fewFonts: Check = {
	id: 'A22',
	category: 'parseability',
	severity: 'tip',
	title: 'Your CV keeps to a few fonts',
	looksAt: ({ source }) => source?.facts.fonts.length ?? 0,
	run: ({ source }) => {
		const letters = (source?.facts.fonts ?? []).filter((font) => !signFont.test(font))
		const families = [...new Set(letters.map(fontFamily))].filter(Boolean)
		if (families.length <= usualFamilies) return null
		if (families.length <= mostFamilies) return 'tolerated'
		return {
			title: `Your CV mixes ${count(families.length, 'font')}: ${formatSome(families, 6)}.`,
			why: 'So many fonts make the page look untidy and harder to skim.',
			fix: 'Use one font for the text and at most one more for headings.',
			evidence: [],
		}
	},
}

const cutOfFont = new RegExp(`[-,](?:${readAlternatives('font-styles')}).*$`, 'i')

// A font’s name has a prefix of its subset and a suffix of its cut around the family.
function fontFamily(font: string): string {
	return font
		.replace(/^[A-Z]{6}\+/, '')
		.replace(cutOfFont, '')
		.replace(/(?:PS|MT|PSMT)$/, '')
		.replace(/^(?:CM|LM|SF)[A-Za-z]*\d*$/, 'Computer Modern')
		.replace(/(?<!\d)\d+$/, '')
		.trim()
}
