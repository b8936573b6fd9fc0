import { computeDigest } from './compute-digest.ts'
import type { PageSize, PageSvg, Seen, SeenPage } from './page-svg.ts'
import { type Glyphs, readGlyphs } from './read-glyphs.ts'
import { drawnRun, outlineUnit } from './run-outline.ts'

// A name is sent for every run at every key press; this long, two of a CV are never the same.
const nameLength = 12

const pageStart = '<g class="typst-page"'

const run =
	/<g data-tid="(?<id>[^"]*)" class="typst-text"(?<look>[^>]*)>(?<glyphs>.*?)<\/foreignObject><\/g><\/g>/
const shape = /<path class="typst-shape" (?<shape>[^>]*)\/>/
const group = /<(?<end>\/?)g(?<group>(?:"[^"]*"|[^">])*)>/
const drawing = new RegExp([run, shape, group].map(({ source }) => source).join('|'), 'gs')

/**
 * Cuts the typesetter's picture of all pages into one small SVG per page, each when it is asked for: a path for each run of text
 * and each rule, without identifiers, styles, links or scripts, so that pages can stand side by side. A run says which
 * words it is (`data-text`), so that a remark can be marked on them.
 */
export function* eachPageSvg(merged: string, size: PageSize): Generator<PageSvg> {
	for (const { write, ...page } of eachDrawnPage(merged, size)) {
		yield { ...page, svg: write(wholePath) }
	}
}

/** The same for whoever has some of the pictures already. */
export function newPageSvgs(
	merged: string,
	size: PageSize,
	{ known, mostPages, outlines }: Seen,
): SeenPage[] {
	const writePath = outlines === undefined ? wholePath : pathBeside(new Set(outlines))
	const pages: SeenPage[] = []
	for (const { write, ...page } of eachDrawnPage(merged, size)) {
		if (pages.length >= mostPages) break
		pages.push({ ...page, svg: known.includes(page.hash) ? null : write(writePath) })
	}
	return pages
}

type WritePath = (path: Path) => string
type DrawnPage = Omit<PageSvg, 'svg'> & { write: (writePath: WritePath) => string }

function wholePath({ place, content }: Path): string {
	return `<path ${place}${content}/>`
}

/** Each run with the name of its outline; an outline that is known already is not written again. */
function pathBeside(known: Set<string>): WritePath {
	return (path) => {
		if (path.digest === '') return wholePath(path)
		const name = path.digest.slice(0, nameLength)
		return `<path ${path.place} data-outline="${name}"${known.has(name) ? '' : path.content}/>`
	}
}

/** Draws one page after the other, so that no more than one is held as paths. */
function* eachDrawnPage(merged: string, { widthPt, heightPt }: PageSize): Generator<DrawnPage> {
	const glyphs = readGlyphs(merged)
	const box = `viewBox="0 0 ${widthPt} ${heightPt}"`
	for (const page of eachPage(merged)) {
		const paths = drawPage(page, glyphs)
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

/** A path in two parts: its colour and where it stands, and what it shows, with a digest of that. */
type Path = { place: string; content: string; digest: string }

function drawPage(page: string, glyphs: Glyphs): Path[] {
	return [...eachDrawing(page)].flatMap(({ groups, origin }) =>
		groups.id === undefined
			? [shapePath(groups.shape ?? '', origin)]
			: textPath(groups, origin, glyphs),
	)
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
		if (groups.id !== undefined || groups.shape !== undefined) yield { groups, origin }
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
	const run = drawnRun({ id, scale, placed }, glyphs)
	if (run === null) return []
	const step = short(scale * outlineUnit(scale), 5)
	// Browsers need no space between the two, other programs do.
	const place = `fill="${fill}" transform="${moveTo(origin)}scale(${step} -${step})"`
	return [{ place, ...run }]
}

function shapePath(look: string, origin: Origin): Path {
	return { place: `transform="${moveTo(origin)}" ${look.trim()}`, content: '', digest: '' }
}

function moveTo({ x, y }: Origin): string {
	return `translate(${short(x, 2)} ${short(y, 2)})`
}

function short(number: number, digits: number): string {
	return String(Number(number.toFixed(digits)))
}
