import type { BoxOffset, BoxPlacement, Paragraph } from '../flow/blocks.ts'
import { parseLength } from '../flow/parse-length.ts'
import { child, type XmlElement } from '../xml/parse-xml.ts'

/** The content of a text box, and where it is drawn; `null` in line with the text. */
export type TextBox = { content: XmlElement; placement: BoxPlacement | null }

const emuPerPoint = 12_700

/** What older programs draw instead of the same drawing. */
const fallback = 'mc:Fallback'

/** Where the shapes of a group are drawn: `x` and `y` of their own measures times the scale, from its corner. */
type Group = { x: number; y: number; scaleX: number; scaleY: number }

type Walk = { placement: BoxPlacement | null; group: Group | null; found: TextBox[] }

/** Returns the text boxes of a drawing. */
export function readTextBoxes(drawing: XmlElement): TextBox[] {
	const found: TextBox[] = []
	visit(drawing, { placement: null, group: null, found })
	return found
}

function visit(element: XmlElement, walk: Walk): void {
	if (element.name === fallback) return
	if (element.name === 'w:txbxContent') {
		walk.found.push({ content: element, placement: inset(walk.placement) })
		return
	}
	const inner = readers[element.name]?.(element, walk) ?? walk
	for (const each of element.children) visit(each, inner)
}

const readers: Readonly<Record<string, (element: XmlElement, walk: Walk) => Walk>> = {
	'wp:anchor': (element, walk) => ({ ...walk, placement: readAnchor(element) }),
	'wpg:wgp': (element, walk) => enterGroup(child(element, 'wpg:grpSpPr'), walk),
	'wpg:grpSp': (element, walk) => enterGroup(child(element, 'wpg:grpSpPr'), walk),
	'wps:wsp': (element, walk) => enterShape(child(element, 'wps:spPr'), walk),
	'v:group': readVmlGroup,
	'v:shape': readVmlShape,
	'v:rect': readVmlShape,
	'v:roundrect': readVmlShape,
}

// The words of a box begin a little within its edge.
const insetPt = { across: 7.2, down: 3.6 }

function inset(placement: BoxPlacement | null): BoxPlacement | null {
	if (placement === null) return null
	const { across, down, widthPt, heightPt } = placement
	return {
		...placement,
		across: moved(across, insetPt.across),
		down: moved(down, insetPt.down),
		widthPt: widthPt - 2 * insetPt.across,
		heightPt: heightPt === null ? null : Math.max(1, heightPt - 2 * insetPt.down),
	}
}

function moved(offset: BoxOffset, byPt: number): BoxOffset {
	return offset.align === null ? { ...offset, offsetPt: offset.offsetPt + byPt } : offset
}

function readAnchor(anchor: XmlElement): BoxPlacement {
	const { cx, cy } = child(anchor, 'wp:extent')?.attributes ?? {}
	return {
		across: readPosition(anchor, 'wp:positionH'),
		down: readPosition(anchor, 'wp:positionV'),
		widthPt: pointsOfEmu(cx),
		heightPt: pointsOfEmu(cy),
		wrap: readWrap(anchor),
	}
}

// A position in shares of the page stands beside one in lengths, for older programs.
function readPosition(anchor: XmlElement, name: string): BoxOffset {
	const alternatives = anchor.children
		.filter((each) => each.name === 'mc:AlternateContent')
		.flatMap((each) => child(child(each, fallback), name) ?? [])
	const position = child(anchor, name) ?? alternatives[0]
	const from = position?.attributes.relativeFrom ?? ''
	return {
		from: origins[from] ?? 'text',
		offsetPt: pointsOfEmu(child(position, 'wp:posOffset')?.text),
		align: alignments[child(position, 'wp:align')?.text ?? ''] ?? null,
	}
}

const origins: Readonly<Record<string, BoxOffset['from']>> = {
	page: 'page',
	leftMargin: 'page',
	topMargin: 'page',
	insideMargin: 'page',
	margin: 'margin',
}

const alignments: Readonly<Record<string, BoxOffset['align']>> = {
	left: 'start',
	inside: 'start',
	top: 'start',
	center: 'centre',
	right: 'end',
	outside: 'end',
	bottom: 'end',
}

function readWrap(anchor: XmlElement): BoxPlacement['wrap'] {
	const names = new Set(anchor.children.map(({ name }) => name))
	if (names.has('wp:wrapTopAndBottom')) return 'below'
	return ['wp:wrapSquare', 'wp:wrapTight', 'wp:wrapThrough'].some((name) => names.has(name))
		? 'beside'
		: 'none'
}

function pointsOfEmu(emu: string | undefined): number {
	return Number(emu ?? 0) / emuPerPoint || 0
}

type Transform = { x: number; y: number; width: number; height: number }

function readTransform(properties: XmlElement | undefined, names = ['a:off', 'a:ext']): Transform {
	const form = child(properties, 'a:xfrm')
	const [offset, extent] = names.map((name) => child(form, name)?.attributes ?? {})
	return {
		x: Number(offset?.x) || 0,
		y: Number(offset?.y) || 0,
		width: Number(extent?.cx) || 0,
		height: Number(extent?.cy) || 0,
	}
}

function enterGroup(properties: XmlElement | undefined, walk: Walk): Walk {
	if (walk.placement === null) return walk
	const own = readTransform(properties)
	const inner = readTransform(properties, ['a:chOff', 'a:chExt'])
	const outer = walk.group ?? {
		x: own.x,
		y: own.y,
		scaleX: 1 / emuPerPoint,
		scaleY: 1 / emuPerPoint,
	}
	const scaleX = outer.scaleX * (own.width / inner.width || 1)
	const scaleY = outer.scaleY * (own.height / inner.height || 1)
	return {
		...walk,
		placement: within(walk.placement, outer, own),
		group: { x: inner.x, y: inner.y, scaleX, scaleY },
	}
}

function enterShape(properties: XmlElement | undefined, walk: Walk): Walk {
	const { placement, group } = walk
	if (placement === null || group === null) return walk
	return { ...walk, placement: within(placement, group, readTransform(properties)) }
}

/** The placement of a part of something that is placed. */
function within(placement: BoxPlacement, group: Group, part: Transform): BoxPlacement {
	return {
		...placement,
		across: moved(startOf(placement.across), (part.x - group.x) * group.scaleX),
		down: moved(startOf(placement.down), (part.y - group.y) * group.scaleY),
		widthPt: part.width * group.scaleX,
		heightPt: part.height * group.scaleY,
	}
}

// Parts of a group are told from its corner.
function startOf(offset: BoxOffset): BoxOffset {
	return { ...offset, align: null }
}

function readVmlShape(shape: XmlElement, walk: Walk): Walk {
	const style = readCssOf(shape)
	if (walk.group !== null && walk.placement !== null)
		return { ...walk, placement: within(walk.placement, walk.group, readVmlTransform(style)) }
	return { ...walk, placement: readVmlPlacement(shape, style) }
}

function readVmlGroup(group: XmlElement, walk: Walk): Walk {
	const style = readCssOf(group)
	const own = readVmlTransform(style)
	const [x = 0, y = 0] = numbersOf(group.attributes.coordorigin)
	const [width = 1000, height = 1000] = numbersOf(group.attributes.coordsize)
	if (walk.group !== null && walk.placement !== null) {
		const { scaleX, scaleY } = walk.group
		const scales = { scaleX: scaleX * (own.width / width), scaleY: scaleY * (own.height / height) }
		return {
			...walk,
			placement: within(walk.placement, walk.group, own),
			group: { x, y, ...scales },
		}
	}
	const placement = readVmlPlacement(group, style)
	if (placement === null) return walk
	const scaleX = placement.widthPt / width
	const scaleY = (placement.heightPt ?? 0) / height
	return { ...walk, placement, group: { x, y, scaleX, scaleY } }
}

function numbersOf(pair: string | undefined): number[] {
	return (pair ?? '').split(',').flatMap((part) => (part.trim() === '' ? [] : Number(part) || 0))
}

type Css = ReadonlyMap<string, string>

function readCssOf({ attributes }: XmlElement): Css {
	const rules = (attributes.style ?? '').split(';').map((rule) => rule.split(':'))
	return new Map(rules.map(([name = '', value = '']) => [name.trim(), value.trim()]))
}

function readVmlTransform(style: Css): Transform {
	const [x = 0, y = 0, width = 0, height = 0] = ['left', 'top', 'width', 'height'].map(
		(name) => Number.parseFloat(style.get(name) ?? '') || 0,
	)
	return { x, y, width, height }
}

function readVmlPlacement(shape: XmlElement, style: Css): BoxPlacement | null {
	if (style.get('position') !== 'absolute') return null
	return {
		across: readVmlOffset(style, { side: 'left', axis: 'horizontal' }),
		down: readVmlOffset(style, { side: 'top', axis: 'vertical' }),
		widthPt: lengthOf(style.get('width')),
		heightPt: lengthOf(style.get('height')),
		wrap: vmlWraps[child(shape, 'w10:wrap')?.attributes.type ?? ''] ?? 'none',
	}
}

const vmlWraps: Readonly<Record<string, BoxPlacement['wrap']>> = {
	topAndBottom: 'below',
	square: 'beside',
	tight: 'beside',
	through: 'beside',
}

function readVmlOffset(style: Css, { side, axis }: { side: string; axis: string }): BoxOffset {
	const from = style.get(`mso-position-${axis}-relative`) ?? ''
	return {
		from: vmlOrigins[from] ?? 'text',
		offsetPt: lengthOf(style.get(`margin-${side}`)) + lengthOf(style.get(side)),
		align: alignments[style.get(`mso-position-${axis}`) ?? ''] ?? null,
	}
}

const vmlOrigins: Readonly<Record<string, BoxOffset['from']>> = {
	page: 'page',
	'left-margin-area': 'page',
	'top-margin-area': 'page',
	margin: 'margin',
}

function lengthOf(length: string | undefined): number {
	return parseLength(length) ?? 0
}

/** Returns the pictures of a drawing. */
export function readPictures(element: XmlElement): Paragraph['pictures'] {
	if (element.name === fallback || element.name === 'w:txbxContent') return []
	const extent = child(element, 'wp:extent')?.attributes
	const own =
		extent !== undefined && holdsPicture(element)
			? [{ widthPt: pointsOfEmu(extent.cx), heightPt: pointsOfEmu(extent.cy) }]
			: []
	return [...own, ...element.children.flatMap(readPictures)]
}

function holdsPicture(element: XmlElement): boolean {
	return element.children.some((each) => each.name === 'pic:pic' || holdsPicture(each))
}
