import { type PageWord, wordsOfPage } from '#shared/typeset/page-words.ts'

export type DrawnPages = { sizes: { widthPt: number; heightPt: number }[]; words: PageWord[] }

/** The pages as they are drawn: their sizes and the words on them. */
export function readPages(host: HTMLElement): DrawnPages {
	const pages = [...host.children]
	return {
		sizes: pages.map(readSize),
		words: pages.flatMap((page, index) => wordsOfPage(page, index + 1)),
	}
}

/** The point of a page that is at a place of the screen; `null` beside the pages. */
export function pointOnPages(host: HTMLElement, at: { clientX: number; clientY: number }) {
	const pages = [...host.children]
	const index = pages.findIndex((page) => {
		const { left, right, top, bottom } = page.getBoundingClientRect()
		return at.clientX >= left && at.clientX <= right && at.clientY >= top && at.clientY <= bottom
	})
	const page = pages[index]
	if (page === undefined) return null
	const { left, top, width } = page.getBoundingClientRect()
	const scale = readSize(page).widthPt / width
	return { page: index + 1, x: (at.clientX - left) * scale, y: (at.clientY - top) * scale }
}

function readSize(page: Element) {
	const viewBox = page.querySelector('svg')?.getAttribute('viewBox') ?? ''
	const [, , widthPt = 595.28, heightPt = 841.89] = viewBox.split(' ').map(Number)
	return { widthPt, heightPt }
}
