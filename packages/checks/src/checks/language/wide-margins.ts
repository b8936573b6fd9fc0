import type { SourcePage } from '@app/cv'
import type { Check } from '../../check.ts'
import { pdf } from '../../subjects.ts'

// 10 mm; many printers cannot reach further out than 6.
const smallestMarginPt = 28.3
const fewestLines = 3

export const wideMargins: Check = {
	id: 'G08',
	category: 'language',
	severity: 'warning-1',
	title: 'Text stays clear of the page edges',
	looksAt: pdf,
	run: ({ source }) => {
		const tight = source?.pages.find((page) => linesOutside(page).length >= fewestLines)
		if (tight === undefined) return null
		return {
			title: `On page ${tight.number}, the text runs to within a centimetre of the edge.`,
			why: 'Printers may cut it off, and a page without margins is tiring to read.',
			fix: 'Set the margins to 15 to 20 mm.',
			evidence: linesOutside(tight)
				.slice(0, 3)
				.map(({ text, place }) => ({ path: null, quote: text, places: [place] })),
		}
	},
}

function linesOutside({ lines, widthPt }: SourcePage): SourcePage['lines'] {
	return lines.filter(({ text, place }) => {
		const right = widthPt - place.x - place.width
		return text.trim().length > 3 && Math.min(place.x, right) < smallestMarginPt
	})
}
