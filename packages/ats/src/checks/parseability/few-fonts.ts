import type { Check } from '../../check.ts'
import { count, someOf } from '../../lists-and-counts.ts'

const usualFamilies = 2
const mostFamilies = 4
// Icons and bullets are drawn with fonts of their own, which nobody sees as a typeface.
const signFont =
	/awesome|icon|symbol|dingbat|emoji|brands|webdings|wingdings|math|CMSY|CMMI|MSAM|MSBM/i

export const fewFonts: Check = {
	id: 'A22',
	category: 'parseability',
	severity: 'tip',
	title: 'One or two typefaces are used',
	looksAt: ({ source }) => source?.facts.fonts.length ?? 0,
	run: ({ source }) => {
		const letters = (source?.facts.fonts ?? []).filter((font) => !signFont.test(font))
		const families = [...new Set(letters.map(familyOf))].filter(Boolean)
		if (families.length <= usualFamilies) return null
		if (families.length <= mostFamilies) return 'tolerated'
		return {
			title: `Your CV mixes ${count(families.length, 'typeface')}: ${someOf(families, 6)}.`,
			why: 'Each change of type asks the eye to look for a meaning, and there is none here.',
			fix: 'Keep one typeface for the text and at most one more for headings.',
			evidence: [],
		}
	},
}

// "ABCDEF+CMR10", "Lato-BoldItalic" and "TimesNewRomanPS,Bold" name one cut of a family.
function familyOf(font: string): string {
	return font
		.replace(/^[A-Z]{6}\+/, '')
		.replace(
			/[-,](?:bold|italic|oblique|regular|medium|light|semi|demi|black|thin|book|roman|heavy|extra|condensed|mt|it|bd|ps).*$/i,
			'',
		)
		.replace(/(?:PS|MT|PSMT)$/, '')
		.replace(/^(?:CM|LM|SF)[A-Za-z]*\d*$/, 'Computer Modern')
		.replace(/\d+$/, '')
		.trim()
}
