import type { DrawnGlyph } from './trace-visibility.ts'

type Box = { x: number; y: number; width: number; height: number; sizePt: number }

/**
 * Restores what the library's text loses: hyphens that are drawn with a soft hyphen, and the gaps between words with
 * letters set apart.
 */
export function repairText(text: string, box: Box, glyphs: readonly DrawnGlyph[]): string {
	const isTracked = /^\S(?:\S?\S? ){2}/.test(text) && isSetApart(text)
	const own =
		isTracked || glyphs.some(isSoftHyphen) ? glyphs.filter((glyph) => isInside(glyph, box)) : []
	if (isTracked) return joinGlyphs(own) ?? text
	return own.some(isSoftHyphen) ? withHyphens(text, own) : text
}

function isSetApart(text: string): boolean {
	const tokens = text.split(/\s+/).filter(Boolean)
	return tokens.length >= 4 && tokens.join('').length / tokens.length <= 2.2
}

function isSoftHyphen({ text }: Pick<DrawnGlyph, 'text'>): boolean {
	return text === '\u00ad'
}

function isInside({ x, y }: DrawnGlyph, box: Box): boolean {
	const reach = box.sizePt * 0.5
	return x > box.x - 0.5 && x < box.x + box.width + reach && y > box.y && y < box.y + box.height + 1
}

/** The share of the gaps that are narrower than one between two letters: in short words half of all gaps are spaces. */
const shareOfNarrower = 0.25

// Joins glyphs into words. The gap between words is the gap between letters plus a space.
function joinGlyphs(glyphs: readonly DrawnGlyph[]): string | null {
	const letters = glyphs.toSorted((a, b) => a.x - b.x)
	const inked = letters.filter(({ text }) => text.trim() !== '')
	if (inked.length < 3) return null
	const gaps = inked.slice(1).map((glyph, index) => gapBetween(inked[index], glyph))
	const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length * shareOfNarrower)] ?? 0
	return inked
		.map((glyph, index) => {
			const gap = gaps[index - 1] ?? 0
			const isNewWord = index > 0 && gap > Math.max(usual * 1.7, usual + glyph.width * 0.3)
			return isNewWord ? ` ${glyph.text}` : glyph.text
		})
		.join('')
}

function gapBetween(before: DrawnGlyph | undefined, glyph: DrawnGlyph): number {
	return before === undefined ? 0 : glyph.x - before.x - before.width
}

function withHyphens(text: string, glyphs: readonly DrawnGlyph[]): string {
	const inked = glyphs.filter((glyph) => glyph.text.trim() !== '').toSorted((a, b) => a.x - b.x)
	let result = ''
	let next = 0
	for (const character of text) {
		if (character.trim() !== '') {
			while (isSoftHyphen(inked[next] ?? { text: '' })) {
				result += /\s$/.test(result) ? '– ' : '-'
				next++
			}
			next++
		}
		result += character
	}
	const rest = inked.slice(next).filter(isSoftHyphen)
	return rest.length > 0 ? `${result}-` : result
}
