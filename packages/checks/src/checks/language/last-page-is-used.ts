import type { CvSource } from '@app/cv'
import type { Check } from '../../check.ts'

const emptyShare = 0.15

export const lastPageIsUsed: Check = {
	id: 'G03',
	category: 'language',
	severity: 'warning-1',
	title: 'The last page is well used',
	looksAt: ({ source }) => (source?.format === 'pdf' ? measureLastPage(source) : 0),
	fewest: 2,
	run: ({ source }) => {
		const last = source?.pages.findLast(({ lines }) => lines.length > 0)
		if (last === undefined) return null
		const tops = last.lines.map(({ place }) => place.y)
		const bottoms = last.lines
			.map(({ place }) => place.y + place.height)
			.filter((bottom) => bottom < last.heightPt * 0.92)
		const filled = (Math.max(0, ...bottoms) - Math.min(...tops)) / last.heightPt
		if (filled >= emptyShare) return null
		return {
			title: `Page ${last.number} has only a few lines.`,
			why: 'A nearly empty page looks unfinished, and it’s easily lost when printed.',
			fix: 'Cut a line or two, or reduce the margins and spacing, so your CV ends one page earlier.',
			evidence: last.lines.slice(0, 1).map(({ text, place }) => ({
				path: null,
				quote: text,
				places: [place],
			})),
		}
	},
}

function measureLastPage({ pages }: CvSource): number {
	return pages.findLast(({ lines }) => lines.length > 0)?.number ?? 0
}
