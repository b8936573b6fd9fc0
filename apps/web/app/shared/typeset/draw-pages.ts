import { morphPage } from './morph-page.ts'
import type { TypesetPage } from './preview-scheduler.ts'

const usLetterWidthPt = 612

/** Draws the pages into an element that nothing else writes to; pages that did not change are left alone. */
export function drawPages(host: HTMLElement, pages: TypesetPage[]): void {
	for (const [index, page] of pages.entries()) {
		drawPage(pageAt(host, index), page)
	}
	while (host.childElementCount > pages.length) host.lastElementChild?.remove()
}

function drawPage(element: HTMLElement, { hash, svg, widthPt, heightPt }: TypesetPage): void {
	if (element.dataset.hash === hash) return
	element.dataset.hash = hash
	element.style.aspectRatio = `${widthPt} / ${heightPt}`
	// The printer is told which paper the page is for.
	element.dataset.paper = Math.round(widthPt) === usLetterWidthPt ? 'us-letter' : 'a4'
	morphPage(element, svg)
}

function pageAt(host: HTMLElement, index: number): HTMLElement {
	const present = host.children[index]
	if (present instanceof HTMLElement) return present
	const created = document.createElement('div')
	created.className = 'typeset-page'
	host.append(created)
	return created
}
