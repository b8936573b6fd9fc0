import type { Preview } from '@app/contract'
import { mostKnownOutlines } from '@app/contract'
import { withoutStrokes } from './darken-marker.ts'
import { drawPicture, readOutline } from './draw-picture.ts'
import { type OwnPhoto, photoElement } from './own-photo.ts'

/** What is drawn already: the hashes of pages and the names of outlines. */
export type Drawn = { known: string[]; outlines: string[] }

/** A page as the server tells it to somebody who shows parts of it already. */
export type TypesetPage = Preview['pages'][number]

const usLetterWidthPt = 612

/** What an element shows, so that nobody sends it again. */
export function readDrawn(host: HTMLElement): Drawn {
	return {
		known: [...picturesByHash(host).keys()],
		outlines: [...pathsByOutline(host).keys()].slice(0, mostKnownOutlines),
	}
}

/**
 * Draws the pages into an element that nothing else writes to but `drawUnderInk`, with the photo in its place; what did not
 * change is left alone.
 */
export function drawPages(
	host: HTMLElement,
	pages: readonly TypesetPage[],
	photo: OwnPhoto | null = null,
): void {
	const outlines = pathsByOutline(host)
	// One that is drawn already is not read again.
	if (photo !== null && !outlines.has(photo.name)) outlines.set(photo.name, photoElement(photo))
	const pictures = picturesByHash(host)
	// Copied before anything is drawn: a page can take the place of another.
	const next = pages.map((page, index) =>
		readHash(host.children[index]) === page.hash ? null : parsePicture(page, pictures),
	)
	for (const [index, page] of pages.entries()) {
		const picture = next[index]
		const element = pageAt(host, index)
		if (!picture) continue
		setPaper(element, page)
		// A page with a gap is not said to be drawn, so that it is sent whole the next time.
		if (drawPicture(element, picture, outlines)) element.dataset.hash = page.hash
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

function parsePicture({ svg, hash }: TypesetPage, pictures: Map<string, Element>): Element | null {
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
