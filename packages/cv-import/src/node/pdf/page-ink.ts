import { createCanvas } from '@napi-rs/canvas'
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

type Box = { x: number; y: number; width: number; height: number; sizePt: number }

/** The ink of a drawn page, which tells visible words from invisible ones. */
export type PageInk = {
	/** Whether something that is drawn like a line of letters can be seen in the box of one. */
	showsLine: (box: Box) => boolean
}

/** A damaged or hostile page has words without ink in any number. */
const mostLines = 1_000
const pixelsPerPoint = 2
const mostPixels = 2_400

/** Draws a page and answers where its ink is; `null` where it cannot be drawn. */
export async function readPageInk(page: PDFPageProxy): Promise<PageInk | null> {
	try {
		return measureInk(await draw(page))
	} catch {
		// A page that can't be drawn shows no ink, so words without ink stay hidden.
		return null
	}
}

async function draw(page: PDFPageProxy): Promise<Raster> {
	const size = page.getViewport({ scale: 1 })
	const scale = Math.min(pixelsPerPoint, mostPixels / Math.max(size.width, size.height))
	const viewport = page.getViewport({ scale })
	const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)]
	const canvas = createCanvas(width, height)
	// The library draws on any canvas with the interface of a browser's canvas, which this canvas has.
	await page.render({ canvas: canvas as never, viewport }).promise
	const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
	return { data, width, height, scale }
}

/** A picture of a page: red, green, blue and opacity (0 to 255) of each pixel, row by row. */
type Raster = {
	data: ArrayLike<number>
	width: number
	height: number
	/** Pixels a point. */
	scale: number
}

/** Letters leave this share of their box inked, and no less of each stretch of it. */
const leastInk = 0.02
const mostInk = 0.85
const leastStretches = 0.6
/** A row of pixels through a line of letters crosses at least this many strokes a letter. */
const leastStrokes = 0.4
/** The most ink above or below a line of letters, as a share of the ink in the line. */
const mostBeside = 0.6

/** Where the ink of a drawn page is. */
function measureInk(raster: Raster): PageInk {
	let judged = 0
	return {
		showsLine: (box) => {
			if (++judged > mostLines) return false
			const middle = { ...box, y: box.y + box.height * 0.25, height: box.height * 0.5 }
			const ground = sampleBackground(raster, box)
			const share = inkShare(raster, middle, ground)
			if (share < leastInk || share > mostInk) return false
			const stretches = splitStretches(middle).map((one) => inkShare(raster, one, ground))
			const inked = stretches.filter((one) => one >= leastInk).length
			if (inked < stretches.length * leastStretches) return false
			if (mostStrokes(raster, middle, ground) < estimateLetters(box) * leastStrokes) return false
			const edge = box.height * 0.15
			const above = inkShare(raster, { ...box, y: box.y - edge, height: edge }, ground)
			const below = inkShare(raster, { ...box, y: box.y + box.height, height: edge }, ground)
			return Math.min(above, below) < share * mostBeside
		},
	}
}

// Estimates the number of letters. A letter is about half as wide as high.
function estimateLetters({ width, sizePt }: Box): number {
	return width / (sizePt * 0.5)
}

/** How many strokes the row of pixels crosses that crosses most. */
function mostStrokes(raster: Raster, box: Area, ground: Colour): number {
	const rows = new Map<number, { strokes: number; wasInked: boolean }>()
	eachPixel(raster, box, (colour, y) => {
		const row = rows.get(y) ?? { strokes: 0, wasInked: false }
		const isInked = differs(colour, ground)
		if (isInked && !row.wasInked) row.strokes++
		rows.set(y, { ...row, wasInked: isInked })
	})
	return Math.max(0, ...[...rows.values()].map(({ strokes }) => strokes))
}

// As wide as two or three letters, so that each has some of their ink.
function splitStretches(box: Box): Box[] {
	const count = Math.max(1, Math.floor(box.width / (box.sizePt * 1.2)))
	const width = box.width / count
	return Array.from({ length: count }, (_, index) => ({ ...box, x: box.x + index * width, width }))
}

type Area = Omit<Box, 'sizePt'>
type Colour = readonly [number, number, number]

/** The colour that most of a box has. */
function sampleBackground(raster: Raster, box: Area): Colour {
	const counts = new Map<number, number>()
	eachPixel(raster, box, ([red, green, blue]) => {
		const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4)
		counts.set(key, (counts.get(key) ?? 0) + 1)
	})
	const [most] = [...counts.entries()].sort((a, b) => b[1] - a[1])
	const key = most?.[0] ?? 0xfff
	const level = (shift: number) => ((key >> shift) & 15) * 16 + 8
	return [level(8), level(4), level(0)]
}

/** A pixel that differs from the ground by more than this in red, green or blue is inked. */
const leastDifference = 28

function inkShare(raster: Raster, box: Area, ground: Colour): number {
	let inked = 0
	let all = 0
	eachPixel(raster, box, (colour) => {
		all++
		if (differs(colour, ground)) inked++
	})
	return all === 0 ? 0 : inked / all
}

function differs(colour: Colour, ground: Colour): boolean {
	return colour.some((level, at) => Math.abs(level - (ground[at] ?? 0)) > leastDifference)
}

function eachPixel(
	{ data, width, height, scale }: Raster,
	box: Area,
	see: (colour: Colour, y: number) => void,
): void {
	const [left, right] = [box.x, box.x + box.width].map((x) => within(x * scale, width))
	const [top, bottom] = [box.y, box.y + box.height].map((y) => within(y * scale, height))
	for (let y = top ?? 0; y < (bottom ?? 0); y++) {
		for (let x = left ?? 0; x < (right ?? 0); x++) {
			const at = (y * width + x) * 4
			see([data[at] ?? 255, data[at + 1] ?? 255, data[at + 2] ?? 255], y)
		}
	}
}

function within(pixel: number, limit: number): number {
	return Math.min(limit, Math.max(0, Math.round(pixel)))
}
