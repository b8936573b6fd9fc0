import type { Box } from '@app/cv'
import type { Check } from '../../check.ts'
import { laidOutFile } from '../../subjects.ts'

const smallestSidePt = 60
const largestSidePt = 230

export const noPhoto: Check = {
	id: 'H01',
	category: 'locale',
	severity: 'warning-2',
	title: 'There’s no photo',
	appliesTo: ({ profile }) => !profile.isPerformer,
	looksAt: laidOutFile,
	run: ({ source }) => {
		const heightPt = source?.pages[0]?.heightPt ?? 842
		const photo = source?.facts.pictures.find((picture) => isPhoto(picture, heightPt))
		if (photo === undefined) return null
		return {
			title: 'There seems to be a photo of you on the first page.',
			why: 'UK employers avoid photos so that nobody is judged on their looks.',
			fix: 'Remove the photo and use the space for your profile. For acting and modelling it’s usual, so you can ignore this.',
			evidence: [{ path: null, quote: '', places: [photo] }],
		}
	},
}

// Upright and of a face's size: logos are wider than high, icons smaller, backgrounds larger.
function isPhoto({ page, y, width, height }: Box, heightPt: number): boolean {
	const hasSize =
		Math.min(width, height) >= smallestSidePt && Math.max(width, height) <= largestSidePt
	const isUpright = width / height >= 0.6 && width / height <= 1.1
	return page === 1 && y < heightPt * 0.4 && hasSize && isUpright
}
