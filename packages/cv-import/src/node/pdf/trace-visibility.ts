import { contrastBetween } from '@app/cv'
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { apply, identity, type Matrix, multiply, toMatrix, transformBox } from './matrix.ts'
import { type Bounds, intersectBoxes, isRectangle, parseBounds } from './path-shape.ts'

type Box = { x: number; y: number; width: number; height: number }
type Colour = readonly [number, number, number]

/** A stretch of text as it is drawn; `isVisible` is false if a person cannot see it. */
export type DrawnText = {
	x: number
	y: number
	isVisible: boolean
	/**
	 * Whether only the ink of the page tells if the words can be seen: they are drawn without ink or in the colour behind
	 * them, and something else may draw their letters.
	 */
	isForInk: boolean
	/** Drawn in the invisible mode that text recognition uses under the picture of a page. */
	isInvisibleMode: boolean
	/** The contrast between the text and its background, from 1 to 21; `null` if the background is a picture. */
	contrast: number | null
}

/** A single letter as drawn. */
export type DrawnGlyph = { x: number; y: number; width: number; text: string; isVisible: boolean }

export type PageTrace = {
	texts: DrawnText[]
	pictures: Box[]
	glyphs: DrawnGlyph[]
	/** Filled shapes as small as the point of a list. */
	dots: Box[]
}

type State = {
	matrix: Matrix
	colour: Colour | null
	alpha: number
	renderMode: number
	fontSize: number
	charSpacing: number
	wordSpacing: number
	horizontalScale: number
	leading: number
	rise: number
	/** The area of the page that can be painted on; `null` for the whole page. */
	clip: Box | null
	/** Whether the clip is no rectangle, so that only its box is known. */
	isClipShaped: boolean
}

type Canvas = {
	state: State
	stack: State[]
	textMatrix: Matrix
	lineMatrix: Matrix
	/** Filled areas in the order in which they were painted; a colour of `null` is a picture or a pattern. */
	areas: Area[]
	/** For each text and its letters, how many areas were painted before it. */
	drawings: { text: DrawnText; glyphs: DrawnGlyph[]; areasBefore: number }[]
	/** Set between the operator that makes the next path a clip and that path. */
	isClipNext: boolean
	trace: PageTrace
}

/** A filled area; `isSure` if it covers all of its box, so that its colour is the background of text there. */
type Area = { box: Box; colour: Colour | null; isSure: boolean }

type Operation = (canvas: Canvas, args: readonly unknown[]) => void

/** Follows the drawing operators of a page to find the visible text and the pictures. */
export function tracePage(
	{ fnArray, argsArray }: { fnArray: number[]; argsArray: unknown[] },
	viewport: Matrix,
): PageTrace {
	const canvas: Canvas = {
		state: {
			matrix: viewport,
			colour: [0, 0, 0],
			alpha: 1,
			renderMode: 0,
			fontSize: 1,
			charSpacing: 0,
			wordSpacing: 0,
			horizontalScale: 1,
			leading: 0,
			rise: 0,
			clip: null,
			isClipShaped: false,
		},
		stack: [],
		textMatrix: identity,
		lineMatrix: identity,
		areas: [],
		drawings: [],
		isClipNext: false,
		trace: { texts: [], pictures: [], glyphs: [], dots: [] },
	}
	for (const [index, code] of fnArray.entries()) {
		const args = argsArray[index]
		operations[code]?.(canvas, Array.isArray(args) ? args : [])
	}
	hideCovered(canvas)
	return canvas.trace
}

/** A damaged or hostile page has painted areas in any number; who changes a page by hand paints a few. */
const mostCovers = 500

// Who changes a finished page by hand paints over the old words and sets new ones there.
function hideCovered({ areas, drawings }: Canvas): void {
	const covers = areas
		.map(({ box, isSure }, at) => ({ box, isSure, at }))
		.filter(({ isSure }) => isSure)
		.slice(-mostCovers)
	const lastAt = covers.at(-1)?.at ?? -1
	for (const { text, glyphs, areasBefore } of drawings) {
		if (areasBefore > lastAt) continue
		const isCovered = ({ x, y }: { x: number; y: number }) =>
			covers.some(({ box, at }) => at >= areasBefore && isInside({ x: x + 1, y: y - 2 }, box))
		if (isCovered(text)) text.isVisible = false
		for (const glyph of glyphs) if (isCovered(glyph)) glyph.isVisible = false
	}
}

const operations: Record<number, Operation> = {
	[OPS.save]: save,
	[OPS.restore]: restore,
	[OPS.transform]: (canvas, args) => transform(canvas, toMatrix(args)),
	[OPS.paintFormXObjectBegin]: (canvas, [matrix]) => {
		save(canvas)
		transform(canvas, toMatrix(matrix))
	},
	[OPS.paintFormXObjectEnd]: restore,
	[OPS.setFillRGBColor]: (canvas, [colour]) => setState(canvas, { colour: parseColour(colour) }),
	[OPS.setFillColorN]: (canvas) => setState(canvas, { colour: null }),
	[OPS.setGState]: setGraphicsState,
	[OPS.clip]: clipNext,
	[OPS.eoClip]: clipNext,
	[OPS.constructPath]: (canvas, args) => {
		fillPath(canvas, args)
		clipToPath(canvas, args)
	},
	[OPS.shadingFill]: (canvas) => paintArea(canvas, null),
	[OPS.paintImageXObject]: paintPicture,
	[OPS.paintInlineImageXObject]: paintPicture,
	[OPS.paintImageMaskXObject]: paintPicture,
	[OPS.beginText]: (canvas) => moveTo(canvas, identity),
	[OPS.setTextMatrix]: (canvas, [matrix]) => moveTo(canvas, toMatrix(matrix)),
	[OPS.moveText]: (canvas, [x, y]) => moveBy(canvas, toNumber(x), toNumber(y)),
	[OPS.setLeadingMoveText]: (canvas, [x, y]) => {
		setState(canvas, { leading: -toNumber(y) })
		moveBy(canvas, toNumber(x), toNumber(y))
	},
	[OPS.setLeading]: (canvas, [leading]) => setState(canvas, { leading: -toNumber(leading) }),
	[OPS.nextLine]: (canvas) => moveBy(canvas, 0, canvas.state.leading),
	[OPS.setFont]: (canvas, [, size]) => setState(canvas, { fontSize: toNumber(size) }),
	[OPS.setTextRise]: (canvas, [rise]) => setState(canvas, { rise: toNumber(rise) }),
	[OPS.setTextRenderingMode]: (canvas, [mode]) => setState(canvas, { renderMode: toNumber(mode) }),
	[OPS.setCharSpacing]: (canvas, [space]) => setState(canvas, { charSpacing: toNumber(space) }),
	[OPS.setWordSpacing]: (canvas, [space]) => setState(canvas, { wordSpacing: toNumber(space) }),
	[OPS.setHScale]: (canvas, [scale]) =>
		setState(canvas, { horizontalScale: toNumber(scale) / 100 || 1 }),
	[OPS.showText]: showText,
}

function save(canvas: Canvas): void {
	canvas.stack.push(canvas.state)
}

function restore(canvas: Canvas): void {
	canvas.state = canvas.stack.pop() ?? canvas.state
}

function setState(canvas: Canvas, change: Partial<State>): void {
	canvas.state = { ...canvas.state, ...change }
}

function transform(canvas: Canvas, matrix: Matrix): void {
	setState(canvas, { matrix: multiply(canvas.state.matrix, matrix) })
}

function setGraphicsState(canvas: Canvas, [entries]: readonly unknown[]): void {
	if (!Array.isArray(entries)) return
	for (const [key, value] of entries) {
		if (key === 'ca') setState(canvas, { alpha: toNumber(value) })
	}
}

function clipNext(canvas: Canvas): void {
	canvas.isClipNext = true
}

function clipToPath(canvas: Canvas, [, path, bounds]: readonly unknown[]): void {
	if (!canvas.isClipNext) return
	canvas.isClipNext = false
	const edges = parseBounds(bounds)
	if (edges === null) return
	const { state } = canvas
	setState(canvas, {
		clip: intersectBoxes(transformBox(state.matrix, edges), state.clip),
		isClipShaped: state.isClipShaped || !isRectangle(path, edges),
	})
}

function fillPath(canvas: Canvas, [paint, path, bounds]: readonly unknown[]): void {
	const fills: unknown[] = [
		OPS.fill,
		OPS.eoFill,
		OPS.fillStroke,
		OPS.eoFillStroke,
		OPS.closeFillStroke,
		OPS.closeEOFillStroke,
	]
	if (!fills.includes(paint) || canvas.state.alpha < 0.5) return
	const edges = parseBounds(bounds)
	if (edges === null) return
	const { colour, alpha, matrix, clip } = canvas.state
	const box = intersectBoxes(transformBox(matrix, edges), clip)
	if (isDot(box) && canvas.trace.dots.length < mostDots) canvas.trace.dots.push(box)
	paintArea(canvas, colour, { bounds: edges, isSure: alpha === 1 && isRectangle(path, edges) })
}

/** A hostile page has small shapes in any number. */
const mostDots = 1_000

// Whether a box is about as wide as high, and of a bullet’s size.
function isDot({ width, height }: Box): boolean {
	const [least, most] = [1.5, 8]
	return width >= least && width <= most && Math.abs(width - height) < 0.15 * width
}

const unit: { bounds: Bounds; isSure: boolean } = { bounds: [0, 0, 1, 1], isSure: false }

function paintArea(
	canvas: Canvas,
	colour: Colour | null,
	{ bounds, isSure }: { bounds: Bounds; isSure: boolean } = unit,
): Box {
	const { matrix, clip, isClipShaped } = canvas.state
	const whole = transformBox(matrix, bounds)
	const box = intersectBoxes(whole, clip)
	if (box.width > 4 && box.height > 4)
		canvas.areas.push({ box, colour, isSure: isSure && !isClipShaped })
	return whole
}

function paintPicture(canvas: Canvas): void {
	canvas.trace.pictures.push(paintArea(canvas, null))
}

function moveTo(canvas: Canvas, matrix: Matrix): void {
	canvas.textMatrix = matrix
	canvas.lineMatrix = matrix
}

function moveBy(canvas: Canvas, x: number, y: number): void {
	moveTo(canvas, multiply(canvas.lineMatrix, [1, 0, 0, 1, x, y]))
}

type Glyph = { width?: number; isSpace?: boolean; unicode?: string }

function showText(canvas: Canvas, [glyphs]: readonly unknown[]): void {
	if (!Array.isArray(glyphs)) return
	const { state } = canvas
	const matrix = multiply(state.matrix, canvas.textMatrix)
	const start = apply(matrix, 0, state.rise)
	const isBlank = (glyphs as Glyph[]).every((glyph) => (glyph.unicode ?? ' ').trim() === '')
	const ground = groundAt(canvas.areas, { ...start, y: start.y - 2 })
	const isVisible = canBeSeen(state, ground)
	const text: DrawnText = {
		...start,
		isVisible,
		isForInk: !isVisible,
		isInvisibleMode: state.renderMode === 3,
		contrast: computeContrast(state, ground),
	}
	if (!isBlank) canvas.trace.texts.push(text)
	const drawn: DrawnGlyph[] = []
	canvas.drawings.push({ text, glyphs: drawn, areasBefore: canvas.areas.length })
	let advance = 0
	const stretch = Math.hypot(matrix[0], matrix[1])
	for (const glyph of glyphs as (Glyph | number)[]) {
		if (typeof glyph !== 'number' && glyph.unicode !== undefined) {
			const { x, y } = apply(matrix, advance, state.rise)
			const width = ((glyph.width ?? 0) * state.fontSize * state.horizontalScale * stretch) / 1000
			drawn.push({ x, y, width, text: glyph.unicode, isVisible })
		}
		advance += measureGlyph(glyph, state)
	}
	for (const glyph of drawn) canvas.trace.glyphs.push(glyph)
	canvas.textMatrix = multiply(canvas.textMatrix, [1, 0, 0, 1, advance, 0])
}

function measureGlyph(glyph: Glyph | number, state: State): number {
	if (typeof glyph === 'number') return (-glyph * state.fontSize * state.horizontalScale) / 1000
	const spacing = state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0)
	const width = ((glyph.width ?? 0) * state.fontSize) / 1000
	return (width + spacing) * state.horizontalScale
}

function canBeSeen(state: State, { colour: background }: Ground): boolean {
	if (isWithoutInk(state)) return false
	if (state.colour === null || state.renderMode === 1) return true
	if (background === null) return true
	const colour = state.colour
	return background.some((value, index) => Math.abs(value - (colour[index] ?? 0)) >= minContrast)
}

function isWithoutInk({ renderMode, alpha }: State): boolean {
	return renderMode === 3 || renderMode === 7 || alpha < 0.06
}

// Computes the contrast of text with its background. Translucent text first gets the mix of its colour and the
// background.
function computeContrast(state: State, { colour: background, isSure }: Ground): number | null {
	const isFilled = [0, 4].includes(state.renderMode)
	if (!isSure || background === null || state.colour === null || !isFilled) return null
	const mixed = state.colour.map(
		(value, index) => value * state.alpha + (background[index] ?? 0) * (1 - state.alpha),
	)
	return contrastBetween(mixed, background)
}

type Ground = Pick<Area, 'colour' | 'isSure'>

function groundAt(areas: readonly Area[], point: { x: number; y: number }): Ground {
	return areas.findLast(({ box }) => isInside(point, box)) ?? paper
}

const paper: Ground = { colour: [255, 255, 255], isSure: true }
/** Two colours that differ by less than this in red, green and blue (0 to 255) look the same in print. */
const minContrast = 20

function isInside(point: { x: number; y: number }, box: Box): boolean {
	return (
		point.x >= box.x - 1 &&
		point.x <= box.x + box.width + 1 &&
		point.y >= box.y - 1 &&
		point.y <= box.y + box.height + 1
	)
}

function parseColour(value: unknown): Colour | null {
	if (typeof value !== 'string' || !/^#[0-9a-f]{6}$/i.test(value)) return null
	const number = Number.parseInt(value.slice(1), 16)
	return [number >> 16, (number >> 8) & 255, number & 255]
}

function toNumber(value: unknown): number {
	return typeof value === 'number' ? value : 0
}
