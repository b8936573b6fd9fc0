import { createHash } from 'node:crypto'
import { type Glyphs, readGlyphs } from './read-glyphs.ts'
import type { PageSize } from './render-message.ts'
import { drawnRun, outlineUnit } from './run-outline.ts'

/** One page as a picture: an SVG that needs nothing beside itself. `hash` changes when the picture does. */
export type PageSvg = { svg: string; widthPt: number; heightPt: number; hash: string }

const pageStart = '<g class="typst-page"'

const run =
	/<g data-tid="(?<id>[^"]*)" class="typst-text"(?<look>[^>]*)>(?<glyphs>.*?)<\/foreignObject><\/g><\/g>/
const shape = /<path class="typst-shape" (?<shape>[^>]*)\/>/
const group = /<(?<end>\/?)g(?<group>(?:"[^"]*"|[^">])*)>/
const drawing = new RegExp([run, shape, group].map(({ source }) => source).join('|'), 'gs')

/**
 * Cuts the typesetter's picture of all pages into one small SVG per page: a path for each run of text
 * and each rule, without identifiers, styles, links or scripts, so that pages can stand side by side. A run says which
 * words it is (`data-text`), so that a remark can be marked on them.
 */
export function pageSvgs(merged: string, { widthPt, heightPt }: PageSize): PageSvg[] {
	const glyphs = readGlyphs(merged)
	const [, ...pages] = merged.split(pageStart)
	return pages.map((page) => {
		const box = `viewBox="0 0 ${widthPt} ${heightPt}"`
		const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${drawPage(page, glyphs)}</svg>`
		return { svg, widthPt, heightPt, hash: hashOf(svg) }
	})
}

// Of our drawing, not of the typesetter's: its identifiers differ now and then from process to process.
function hashOf(svg: string): string {
	return createHash('sha256').update(svg).digest('base64url').slice(0, 22)
}

type Origin = { x: number; y: number }

function drawPage(page: string, glyphs: Glyphs): string {
	const origins: Origin[] = [{ x: 0, y: 0 }]
	const drawn = []
	for (const { groups = {} } of page.matchAll(drawing)) {
		const origin = origins.at(-1) ?? { x: 0, y: 0 }
		if (groups.id !== undefined) drawn.push(textPath(groups, origin, glyphs))
		else if (groups.shape !== undefined) drawn.push(shapePath(groups.shape, origin))
		else if (groups.end === '/') origins.pop()
		else origins.push(innerOrigin(origin, groups.group ?? ''))
	}
	return drawn.join('')
}

function innerOrigin({ x, y }: Origin, attributes: string): Origin {
	const [, dx = '0', dy = '0'] = /translate\(([-\d.]+)[, ]\s*([-\d.]+)\)/.exec(attributes) ?? []
	return { x: x + Number(dx), y: y + Number(dy) }
}

function textPath(groups: Record<string, string>, origin: Origin, glyphs: Glyphs): string {
	const { id = '', look = '', glyphs: placed = '' } = groups
	const [, fill = '#000'] = /fill="([^"]*)"/.exec(look) ?? []
	const scale = Number(/scale\(([\d.]+)/.exec(look)?.[1] ?? 1)
	const { outline, words } = drawnRun({ id, scale, placed }, glyphs)
	if (outline === '') return ''
	const step = short(scale * outlineUnit(scale), 5)
	// Browsers need no space between the two, other programs do.
	return `<path fill="${fill}" transform="${moveTo(origin)}scale(${step} -${step})"${words} d="${outline}"/>`
}

function shapePath(look: string, origin: Origin): string {
	return `<path transform="${moveTo(origin)}" ${look.trim()}/>`
}

function moveTo({ x, y }: Origin): string {
	return `translate(${short(x, 2)} ${short(y, 2)})`
}

function short(number: number, digits: number): string {
	return String(Number(number.toFixed(digits)))
}
