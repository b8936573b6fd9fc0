import type { Box, Evidence } from '@app/cv'
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
	looksAt: (context) => (context.photo === 'none' ? laidOutFile(context) : 1),
	run: ({ source, photo: own }) => {
		if (own === 'usual') return null
		if (own === 'unusual')
			return { ...remark('There’s a photo of you on your CV.'), evidence: [ownPhoto] }
		const heightPt = source?.pages[0]?.heightPt ?? 842
		const photo = source?.facts.pictures.find((picture) => isPhoto(picture, heightPt))
		if (photo === undefined) return null
		return {
			...remark('There seems to be a photo of you on the first page.'),
			evidence: [{ path: null, quote: '', places: [photo] }],
		}
	},
}

const ownPhoto: Evidence = { path: 'photo.image', quote: '', places: [] }

function remark(title: string) {
	return {
		title,
		why: 'UK employers avoid photos so that nobody is judged on their looks.',
		fix: 'Remove the photo and use the space for your profile. For acting and modelling it’s usual, so you can ignore this.',
	}
}

// Upright and of a face's size: logos are wider than high, icons smaller, backgrounds larger.
function isPhoto({ page, y, width, height }: Box, heightPt: number): boolean {
	const hasSize =
		Math.min(width, height) >= smallestSidePt && Math.max(width, height) <= largestSidePt
	const isUpright = width / height >= 0.6 && width / height <= 1.1
	return page === 1 && y < heightPt * 0.4 && hasSize && isUpright
}
