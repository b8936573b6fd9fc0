import type { SourcePage } from '@app/cv'
import type { Check } from '../../check.ts'
import { pdf } from '../../subjects.ts'

const tolerance = 0.03
// A4 and US Letter, in points.
const usualSizes: readonly (readonly [width: number, height: number])[] = [
	[595.3, 841.9],
	[612, 792],
]

export const usualPageSize: Check = {
	id: 'A21',
	category: 'parseability',
	severity: 'warning-1',
	title: 'Pages are A4 and upright',
	looksAt: pdf,
	run: ({ source }) => {
		const odd = source?.pages.find((page) => !isUsual(page))
		if (odd === undefined) return null
		const size = `${inMillimetres(odd.widthPt)} × ${inMillimetres(odd.heightPt)} mm`
		const isOnItsSide = isUsual({ ...odd, widthPt: odd.heightPt, heightPt: odd.widthPt })
		return {
			title: isOnItsSide ? `Page ${odd.number} is sideways.` : `Page ${odd.number} is ${size}.`,
			why: 'Employers print CVs upright on A4, and other shapes get cut off or shrunk.',
			fix: 'Set the page to A4 portrait in the app you wrote it in, and export it again.',
			evidence: [],
		}
	},
}

function isUsual({ widthPt, heightPt }: SourcePage): boolean {
	return usualSizes.some(([width, height]) => isNear(widthPt, width) && isNear(heightPt, height))
}

function isNear(size: number, usual: number): boolean {
	return Math.abs(size - usual) <= usual * tolerance
}

function inMillimetres(points: number): number {
	return Math.round((points / 72) * 25.4)
}
