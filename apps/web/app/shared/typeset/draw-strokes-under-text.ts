import type { Box } from '@app/cv'
import { markerStroke } from './marker-stroke.ts'
import { wordsOfRun } from './page-words.ts'

/**
 * Marks a path that lies under the words of a page and isn't part of its picture; the value is the layer that drew
 * it.
 */
const strokeMark = 'data-under-ink'

/** A colour for strokes under dark words on paper, and one for those under light words on a dark ground. */
export type StrokeInk = { underDark: string; underLight: string }

export type Stroke = {
	place: Box
	ink: StrokeInk
	/** The attributes of the path besides its shape and colour. */
	attributes?: Record<string, string>
}

/** Whether this is a stroke under the words, and no part of the picture of its page. */
export function isStroke(node: Node): boolean {
	return node instanceof Element && node.hasAttribute(strokeMark)
}

/** Whether strokes lie under the words of a picture of a page. */
export function hasStrokes(picture: Element): boolean {
	return picture.querySelector(`:scope > [${strokeMark}]`) !== null
}

/** A copy of a picture of a page without the strokes under its words. */
export function withoutStrokes(picture: Element): Element {
	// A clone of an element is an element.
	const copy = picture.cloneNode(true) as Element
	for (const stroke of copy.querySelectorAll(`[${strokeMark}]`)) stroke.remove()
	return copy
}

/**
 * Draws marker strokes into the pages of an element: over the backgrounds of words and under every letter that the
 * strokes reach, so that the ink keeps its colour. `layer` groups the strokes; earlier strokes of the layer are
 * removed.
 */
export function drawStrokesUnderText(
	host: HTMLElement,
	layer: string,
	strokes: readonly Stroke[],
): void {
	for (const [index, page] of [...host.children].entries()) {
		const picture = page.querySelector(':scope > svg')
		if (picture === null) continue
		const wanted = strokes
			.filter(({ place }) => place.page === index + 1)
			.map((stroke) => wantedPath(picture, stroke))
		putStrokes(picture, layer, wanted)
	}
}

type WantedPath = { attributes: Record<string, string>; before: Element | null }

function wantedPath(picture: Element, { place, ink, attributes = {} }: Stroke): WantedPath {
	const runs = [...picture.querySelectorAll(':scope > path[data-text]')]
	const reached = runs.find((run) => reaches(place, run)) ?? null
	const fill = reached !== null && isLight(reached) ? ink.underLight : ink.underDark
	return { attributes: { ...attributes, d: markerStroke(place), fill }, before: reached }
}

// A path that stays in place keeps the transition that a style sheet gives to its change of colour.
function putStrokes(picture: Element, layer: string, wanted: WantedPath[]): void {
	const present = [...picture.querySelectorAll(`:scope > [${strokeMark}="${layer}"]`)]
	const staysInPlace =
		present.length === wanted.length &&
		present.every((path, index) => isAt(path, wanted[index]?.before ?? null))
	if (!staysInPlace) for (const path of present) path.remove()
	for (const [index, { attributes, before }] of wanted.entries()) {
		const path = (staysInPlace ? present[index] : undefined) ?? newStroke(layer)
		for (const [name, value] of Object.entries(attributes)) {
			if (path.getAttribute(name) !== value) path.setAttribute(name, value)
		}
		if (!staysInPlace) picture.insertBefore(path, before)
	}
}

function isAt(path: Element, before: Element | null): boolean {
	let next = path.nextElementSibling
	while (next !== null && isStroke(next)) next = next.nextElementSibling
	return next === before
}

function newStroke(layer: string): Element {
	const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
	path.setAttribute(strokeMark, layer)
	return path
}

/** How far a stroke reaches past its place, in points, and in shares of its height. */
const reachPt = 5
const reachHeights = 0.3

function reaches({ x, y, width, height }: Box, run: Element): boolean {
	const over = height * reachHeights
	return wordsOfRun(run, 1).some(
		(word) =>
			word.x < x + width + reachPt &&
			word.x + word.width > x - reachPt &&
			word.y < y + height + over &&
			word.y + word.height > y - over,
	)
}

// Typesetting names each colour by hexadecimal digits, one or two for each of red, green and blue.
function isLight(run: Element): boolean {
	const digits = (run.getAttribute('fill') ?? '#000').slice(1)
	const each = digits.length < 6 ? [...digits].map((digit) => digit + digit) : digits.match(/../g)
	const [red = 0, green = 0, blue = 0] = (each ?? []).map((pair) => Number.parseInt(pair, 16))
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 140
}
