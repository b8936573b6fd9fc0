import { computeDigest } from './compute-digest.ts'
import { type PagePhoto, photoStandIn } from './page-photo.ts'
import type { PageSize, PageSvg, Seen, SeenPage } from './page-svg.ts'
import { type Glyphs, readGlyphs } from './read-glyphs.ts'
import { drawTextRun, outlineUnit } from './text-run-outline.ts'

// A name is sent for every run at every key press; at this length, two names in one CV never clash.
const nameLength = 12

const pageStart = '<g class="typst-page"'

const run =
	/<g data-tid="(?<id>[^"]*)" class="typst-text"(?<look>[^>]*)>(?<glyphs>.*?)<\/foreignObject><\/g><\/g>/
const shape = /<path class="typst-shape" (?<shape>[^>]*)\/>/
const image = /<image (?<image>[^>]*)\/>/
const group = /<(?<end>\/?)g(?<group>(?:"[^"]*"|[^">])*)>/
const drawing = new RegExp([run, shape, image, group].map(({ source }) => source).join('|'), 'gs')

/** How large a page is, and the photo on it. */
type PageLook = { size: PageSize; photo?: PagePhoto | null }

/**
 * Cuts the typesetter's picture of all pages into one small SVG per page, each when it is asked for: a path for each run of text
 * and each rule, without identifiers, styles, links or scripts, so that pages can stand side by side. A run says which
 * words it is (`data-text`), so that a remark can be marked on them.
 */
export function* eachPageSvg(merged: string, look: PageLook): Generator<PageSvg> {
	for (const { write, ...page } of eachDrawnPage(merged, look)) {
		yield { ...page, svg: write(wholePath) }
	}
}

/** Returns pages like `eachPageSvg`, without the pictures that the client already has. */
export function newPageSvgs(
	merged: string,
	look: PageLook,
	{ known, mostPages, outlines }: Seen,
): SeenPage[] {
	const writePath = outlines === undefined ? wholePath : pathBeside(new Set(outlines))
	const pages: SeenPage[] = []
	for (const { write, ...page } of eachDrawnPage(merged, look)) {
		if (pages.length >= mostPages) break
		pages.push({ ...page, svg: known.includes(page.hash) ? null : write(writePath) })
	}
	return pages
}

type WritePath = (path: Path) => string
type DrawnPage = Omit<PageSvg, 'svg'> & { write: (writePath: WritePath) => string }

function wholePath(path: Path): string {
	// A photo always has its name, because the client may have to insert it.
	return path.element === 'image'
		? writeNamed(path, path.content)
		: `<path ${path.place}${path.content}/>`
}

function writeNamed({ element, place, digest }: Path, content: string): string {
	return `<${element} ${place} data-outline="${nameOf({ element, digest })}"${content}/>`
}

function nameOf({ element, digest }: Pick<Path, 'element' | 'digest'>): string {
	return element === 'image' ? digest : digest.slice(0, nameLength)
}

/** Each run with the name of its outline; an outline that is known already is not written again. */
function pathBeside(known: Set<string>): WritePath {
	return (path) => {
		if (path.digest === '') return wholePath(path)
		return writeNamed(path, known.has(nameOf(path)) ? '' : path.content)
	}
}

/** Draws one page after the other, so that only one page at a time is held as paths. */
function* eachDrawnPage(merged: string, { size, photo = null }: PageLook): Generator<DrawnPage> {
	const { widthPt, heightPt } = size
	const glyphs = readGlyphs(merged)
	const box = `viewBox="0 0 ${widthPt} ${heightPt}"`
	for (const page of eachPage(merged)) {
		const paths = drawPage(page, { glyphs, photo })
		const told = paths.map(({ place, digest }) => `${place} ${digest}`)
		const write = (writePath: WritePath) =>
			`<svg xmlns="http://www.w3.org/2000/svg" ${box}>${paths.map(writePath).join('')}</svg>`
		yield { widthPt, heightPt, hash: computeDigest([box, ...told].join('\n')), write }
	}
}

function* eachPage(merged: string): Generator<string> {
	let at = merged.indexOf(pageStart)
	while (at >= 0) {
		const next = merged.indexOf(pageStart, at + pageStart.length)
		yield merged.slice(at + pageStart.length, next < 0 ? undefined : next)
		at = next
	}
}

type Origin = { x: number; y: number }

/**
 * A path or the photo in two parts: its colour and position in `place`, and its shape or image in `content`, with a
 * digest of the content.
 */
type Path = { element: 'path' | 'image'; place: string; content: string; digest: string }

type Means = { glyphs: Glyphs; photo: PagePhoto | null }

function drawPage(page: string, { glyphs, photo }: Means): Path[] {
	return [...eachDrawing(page)].flatMap(({ groups, origin }) => {
		if (groups.id !== undefined) return textPath(groups, origin, glyphs)
		if (groups.image !== undefined) return photoPath(groups.image, origin, photo)
		return [shapePath(groups.shape ?? '', origin)]
	})
}

/** The baselines of the text on the last page, in points from the top of the paper, one for each run of letters. */
export function lastBaselines(merged: string): number[] {
	const page = merged.slice(merged.lastIndexOf(pageStart) + pageStart.length)
	return [...eachDrawing(page)]
		.filter(({ groups }) => groups.id !== undefined)
		.map(({ origin }) => origin.y)
}

type Drawing = { groups: Record<string, string>; origin: Origin }

/** Every run of letters and every rule of a page, with where it stands. */
function* eachDrawing(page: string): Generator<Drawing> {
	const origins: Origin[] = [{ x: 0, y: 0 }]
	for (const { groups = {} } of page.matchAll(drawing)) {
		const origin = origins.at(-1) ?? { x: 0, y: 0 }
		const isDrawn = [groups.id, groups.shape, groups.image].some((part) => part !== undefined)
		if (isDrawn) yield { groups, origin }
		else if (groups.end === '/') origins.pop()
		else origins.push(innerOrigin(origin, groups.group ?? ''))
	}
}

function innerOrigin({ x, y }: Origin, attributes: string): Origin {
	const [, dx = '0', dy = '0'] = /translate\(([-\d.]+)[, ]\s*([-\d.]+)\)/.exec(attributes) ?? []
	return { x: x + Number(dx), y: y + Number(dy) }
}

function textPath(groups: Record<string, string>, origin: Origin, glyphs: Glyphs): Path[] {
	const { id = '', look = '', glyphs: placed = '' } = groups
	const [, fill = '#000'] = /fill="([^"]*)"/.exec(look) ?? []
	const scale = Number(/scale\(([\d.]+)/.exec(look)?.[1] ?? 1)
	const run = drawTextRun({ id, scale, placed }, glyphs)
	if (run === null) return []
	const step = short(scale * outlineUnit(scale), 5)
	// Browsers need no space between the two, other programs do.
	const place = `fill="${fill}" transform="${moveTo(origin)}scale(${step} -${step})"`
	return [{ element: 'path', place, ...run }]
}

/** The attribute with which browsers cut a round photo; other programs need a path. */
export const roundCut = 'clip-path="circle(50%)"'

// The person's photo is recognised by its placeholder; other pictures of a template aren't drawn.
function photoPath(look: string, origin: Origin, photo: PagePhoto | null): Path[] {
	if (photo === null || !look.includes(photoStandIn)) return []
	const [, width = '0'] = /\bwidth="([\d.]+)"/.exec(look) ?? []
	const side = short(Number(width), 2)
	const box = `x="${short(origin.x, 2)}" y="${short(origin.y, 2)}" width="${side}" height="${side}"`
	// The attribute is written for both shapes, so that a photo already drawn changes from one to the other.
	const place = `${box} ${photo.isRound ? roundCut : 'clip-path="none"'}`
	const content = photo.image === '' ? '' : ` href="data:image/jpeg;base64,${photo.image}"`
	return [{ element: 'image', place, content, digest: photo.name }]
}

function shapePath(look: string, origin: Origin): Path {
	const place = `transform="${moveTo(origin)}" ${look.trim()}`
	return { element: 'path', place, content: '', digest: '' }
}

function moveTo({ x, y }: Origin): string {
	return `translate(${short(x, 2)} ${short(y, 2)})`
}

function short(number: number, digits: number): string {
	return String(Number(number.toFixed(digits)))
}
