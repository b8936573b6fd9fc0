import { mostKnownOutlines } from '@app/contract'
import { drawPicture, listParts, type Outlines, patchPicture, readOutline } from './draw-picture.ts'
import { withoutStrokes } from './draw-strokes-under-text.ts'
import { type PagePhoto, photoElement } from './page-photo.ts'
import type { PagePatch } from './preview-worker/page-patch.ts'
import type { PatchedPreview } from './preview-worker/preview-messages.ts'

/** The parts that are drawn already: the hashes of pages and the names of outlines. */
export type Drawn = { known: string[]; outlines: string[] }

/**
 * Functions that read the parts drawn already when they are needed: the hash of each page, `null` for a page with a
 * gap, and all names.
 */
export type DrawnPages = { hashes: () => (string | null)[]; names: () => Drawn }

/**
 * A page as the server sends it to a client that may show parts of it already; `patch` has the new parts, where they
 * are known.
 */
export type TypesetPage = PatchedPreview['pages'][number]

const usLetterWidthPt = 612

/** Reads the parts that an element shows, so that they are not sent again. */
export function readDrawn(host: HTMLElement): Drawn {
	return {
		known: [...picturesByHash(host).keys()],
		outlines: [...pathsByOutline(host).keys()].slice(0, mostKnownOutlines),
	}
}

/**
 * Draws the pages into an element that nothing else writes to but `drawStrokesUnderText`, with the photo in its place; what did not
 * change is left alone.
 */
export function drawPages(
	host: HTMLElement,
	pages: readonly TypesetPage[],
	photo: PagePhoto | null = null,
): void {
	const news = pages.map((page, index) => findNews(page, host.children[index]))
	// Read and copied before anything is drawn: a page can take the place of another.
	const outlines = news.some(needsOutlines) ? pathsByOutline(host) : new Map<string, Element>()
	// One that is drawn already is not read again.
	if (photo !== null && !outlines.has(photo.name)) outlines.set(photo.name, photoElement(photo))
	const pictures = news.includes('all') ? picturesByHash(host) : new Map<string, Element>()
	const pageNews = news.map((one, index) =>
		one === 'all' ? parsePicture(pages[index], pictures) : one,
	)
	for (const [index, page] of pages.entries()) {
		const one = pageNews[index]
		if (!one) continue
		const element = pageAt(host, index)
		setPaper(element, page)
		const isWhole = drawNews(element, one, outlines)
		// A page with a gap gets no hash, so that it is sent whole the next time.
		if (isWhole) element.dataset.hash = page.hash
		else delete element.dataset.hash
	}
	while (host.childElementCount > pages.length) host.lastElementChild?.remove()
}

/** The pages that an element shows, each whole, to be drawn again later; `null` while one has a gap. */
export function readWholePages(host: HTMLElement): TypesetPage[] | null {
	const pages = [...host.children].flatMap((element) => {
		const hash = readHash(element)
		const picture = element.querySelector(':scope > svg')
		if (hash === undefined || picture === null) return []
		const [, , widthPt = 0, heightPt = 0] = (picture.getAttribute('viewBox') ?? '')
			.split(' ')
			.map(Number)
		return [{ hash, svg: withoutStrokes(picture).outerHTML, widthPt, heightPt }]
	})
	return pages.length === host.childElementCount ? pages : null
}

/** The hash of each page that an element shows; none of one with a gap. */
export function readHashes(host: HTMLElement): (string | undefined)[] {
	return [...host.children].map(readHash)
}

function readHash(element: Element | undefined): string | undefined {
	return element instanceof HTMLElement ? element.dataset.hash : undefined
}

function picturesByHash(host: HTMLElement): Map<string, Element> {
	const pictures = new Map<string, Element>()
	for (const page of host.children) {
		const hash = readHash(page)
		const picture = page.querySelector(':scope > svg')
		if (hash !== undefined && picture !== null) pictures.set(hash, picture)
	}
	return pictures
}

function pathsByOutline(host: HTMLElement): Map<string, Element> {
	const paths = host.querySelectorAll('path[data-outline][d], image[data-outline][href]')
	return new Map([...paths].map((path) => [readOutline(path) ?? '', path]))
}

/** Returns the part of a page that has to be drawn: `null` for nothing, a patch of some parts, or `all`. */
function findNews(page: TypesetPage, element: Element | undefined): PagePatch | 'all' | null {
	const hash = readHash(element)
	if (element !== undefined && hash === page.hash) return null
	const { patch } = page
	return patch && patch.base === hash && countParts(element) === patch.baseSize ? patch : 'all'
}

function countParts(element: Element | undefined): number {
	const picture = element?.querySelector(':scope > svg')
	return picture ? listParts(picture).length : 0
}

function needsOutlines(news: PagePatch | 'all' | null): boolean {
	return news === 'all' || news?.isBorrowing === true
}

function drawNews(element: HTMLElement, news: Element | PagePatch, outlines: Outlines): boolean {
	if (news instanceof Element) return drawPicture(element, news, outlines)
	const picture = element.querySelector(':scope > svg')
	return picture !== null && patchPicture(picture, news, outlines)
}

function parsePicture(
	page: TypesetPage | undefined,
	pictures: Map<string, Element>,
): Element | null {
	if (page === undefined) return null
	const { svg, hash } = page
	const known = svg === null ? pictures.get(hash) : undefined
	if (svg === null) return known === undefined ? null : withoutStrokes(known)
	const template = document.createElement('template')
	template.innerHTML = svg
	return template.content.firstElementChild
}

function setPaper(element: HTMLElement, { widthPt, heightPt }: TypesetPage): void {
	element.style.aspectRatio = `${widthPt} / ${heightPt}`
	// The printer is told which paper the page is for.
	element.dataset.paper = Math.round(widthPt) === usLetterWidthPt ? 'us-letter' : 'a4'
}

function pageAt(host: HTMLElement, index: number): HTMLElement {
	const present = host.children[index]
	if (present instanceof HTMLElement) return present
	const created = document.createElement('div')
	created.className = 'typeset-page'
	host.append(created)
	return created
}
