import { hasStrokes, isStroke } from './draw-strokes-under-text.ts'
import type { PagePatch } from './preview-worker/page-patch.ts'

/** The paths that contain their outline, and the photo, by their names. */
export type Outlines = ReadonlyMap<string, Element>

/** The name of a path's outline, which the server gives to runs of words; `null` for rules and shapes. */
export function readOutline(path: Element): string | null {
	return path.getAttribute('data-outline')
}

/**
 * Makes the picture in `host` look like `next`. Unchanged paths stay in place, so that the browser reads and paints a
 * few words instead of a whole page. A path of `next` without an outline takes it from the path of that name: one of
 * this picture, or a copy of one drawn `elsewhere`. Returns whether every path has an outline.
 */
export function drawPicture(host: Element, next: Element, elsewhere: Outlines): boolean {
	const present = host.querySelector(':scope > svg')
	const stay = pathsByKey(present)
	const wanted = [...next.children].map((path) => taken(path, stay) ?? withOutline(path, elsewhere))
	if (present === null) {
		next.replaceChildren(...wanted)
		host.append(next)
	} else {
		setAttributes(present, next)
		putChildren(present, wanted)
	}
	return wanted.every(isWhole)
}

/** The parts of a picture, without the strokes under its words. */
export function listParts(picture: Element): Element[] {
	const parts = [...picture.children]
	return hasStrokes(picture) ? parts.filter((child) => !isStroke(child)) : parts
}

/**
 * Makes a drawn picture look like the next one, of which only the new parts are given. Returns the same as
 * `drawPicture`.
 */
export function patchPicture(picture: Element, patch: PagePatch, elsewhere: Outlines): boolean {
	const present = listParts(picture)
	const fresh = readParts(patch.markup)
	const wanted = patch.from.flatMap((at, index) => {
		const like = fresh[index]
		const stays = at === null ? undefined : present[at]
		if (stays !== undefined && like !== undefined) setAttributes(stays, like)
		const part = stays ?? (like && withOutline(like, elsewhere))
		return part === undefined ? [] : [{ part, at: stays === undefined ? null : at }]
	})
	const stay = new Set(patch.from)
	for (const [at, part] of present.entries()) if (!stay.has(at)) part.remove()
	placeParts(picture, wanted)
	return wanted.every(({ part, at }) => at !== null || isWhole(part))
}

/** The part that each markup is; nothing for empty markup. */
function readParts(markup: readonly string[]): (Element | undefined)[] {
	const template = document.createElement('template')
	template.innerHTML = `<svg>${markup.join('')}</svg>`
	const parts = [...(template.content.firstElementChild?.children ?? [])].values()
	return markup.map((text) => (text === '' ? undefined : parts.next().value))
}

type PlacedPart = {
	part: Element
	/** Which part of the picture it was before; `null` for a new one. */
	at: number | null
}

// From the end, so that new parts are inserted before parts that stay, and most of a page is not touched.
function placeParts(picture: Element, wanted: readonly PlacedPart[]): void {
	let next: Element | null = null
	let nextAt = Number.POSITIVE_INFINITY
	for (const { part, at } of wanted.toReversed()) {
		if (at !== null && at < nextAt) nextAt = at
		else picture.insertBefore(part, next)
		next = part
	}
}

function pathsByKey(picture: Element | null): Map<string, Element[]> {
	const paths = new Map<string, Element[]>()
	for (const path of picture === null ? [] : listParts(picture)) {
		const key = outlineKey(path)
		const same = paths.get(key)
		if (same === undefined) paths.set(key, [path])
		else same.push(path)
	}
	return paths
}

function outlineKey(path: Element): string {
	return readOutline(path) ?? path.outerHTML
}

function taken(path: Element, stay: Map<string, Element[]>): Element | undefined {
	const same = stay.get(outlineKey(path))?.shift()
	if (same !== undefined) setAttributes(same, path)
	return same
}

function withOutline(path: Element, elsewhere: Outlines): Element {
	const source = isWhole(path) ? undefined : elsewhere.get(readOutline(path) ?? '')
	if (source === undefined) return path
	// A clone of an element is an element.
	const copy = source.cloneNode() as Element
	setAttributes(copy, path)
	return copy
}

function isWhole(path: Element): boolean {
	return readOutline(path) === null || path.hasAttribute('d') || path.hasAttribute('href')
}

// Paths of one outline have the same attributes, so none has to go.
function setAttributes(element: Element, like: Element): void {
	for (const { name, value } of like.attributes) {
		if (element.getAttribute(name) !== value) element.setAttribute(name, value)
	}
}

function putChildren(parent: Element, wanted: Element[]): void {
	const stays = new Set(wanted)
	for (const child of [...parent.children]) {
		if (!stays.has(child) && !isStroke(child)) child.remove()
	}
	let place = pathFrom(parent.firstElementChild)
	for (const child of wanted) {
		if (child === place) place = pathFrom(place.nextElementSibling)
		else parent.insertBefore(child, place)
	}
}

// Strokes under the words stay where they are until they are drawn anew.
function pathFrom(element: Element | null): Element | null {
	let path = element
	while (path !== null && isStroke(path)) path = path.nextElementSibling
	return path
}
