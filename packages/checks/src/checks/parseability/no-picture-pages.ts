import type { Box, SourcePage } from '@app/cv'
import type { Check, CheckContext } from '../../check.ts'
import { agree, formatList } from '../../format-lists.ts'
import { wasRecognised } from '../../missing-field-finding.ts'

const largeShare = 0.8
const fewCharacters = 20

export const noPicturePages: Check = {
	id: 'A02',
	category: 'parseability',
	severity: 'blocker',
	cap: 10,
	title: 'No page is a picture',
	looksAt: pagesToJudge,
	run: (context) => {
		const pages = findPicturePages(context)
		if (pages.length === 0) return null
		const numbers = formatList(pages.map(({ page }) => `${page}`))
		const many = pages.length
		return {
			title: `${agree(many, 'Page', 'Pages')} ${numbers} of your CV ${agree(many, 'is a picture', 'are pictures')}, with no text that software can read.`,
			why: 'You see text, but software sees nothing there.',
			fix: 'Go back to the file you wrote it in and save that as a PDF. A scan or photo won’t work.',
			evidence: pages.map((place) => ({ path: null, quote: '', places: [place] })),
		}
	},
}

function findPicturePages({ source }: CheckContext): Box[] {
	return (source?.pages ?? []).flatMap((page) => {
		const picture = source?.facts.pictures.find((place) => fills(place, page))
		const characters = page.lines.reduce((total, { text }) => total + text.trim().length, 0)
		return picture === undefined || characters >= fewCharacters ? [] : [picture]
	})
}

function fills(picture: Box, { number, widthPt, heightPt }: SourcePage): boolean {
	const share = (picture.width * picture.height) / Math.max(widthPt * heightPt, 1)
	return picture.page === number && share > largeShare
}

// Of a scan whose words were recognised only the pages without any are told of: to praise the others would be untrue.
function pagesToJudge(context: CheckContext): number {
	if (context.source?.format !== 'pdf') return 0
	return wasRecognised(context.source)
		? findPicturePages(context).length
		: context.source.pages.length
}
