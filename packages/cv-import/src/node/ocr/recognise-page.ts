import { createCanvas } from '@napi-rs/canvas'
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { TextItem } from '../../extracted.ts'
import { parseTesseractTsv } from './parse-tesseract-tsv.ts'
import { installedLanguages, recognise } from './run-tesseract.ts'

/** The resolution, in dots per inch, at which the letters of a CV can be recognised. */
const dotsPerInch = 200
const maxPixels = 3_000

/** Reads the words in the picture of a page; none where the program fails. */
export async function recognisePage(
	page: PDFPageProxy,
	{ program, order }: { program: string; order: number },
): Promise<TextItem[]> {
	const { width, height } = page.getViewport({ scale: 1 })
	const scale = Math.min(dotsPerInch / 72, maxPixels / Math.max(width, height))
	const viewport = page.getViewport({ scale })
	const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
	// The library draws on any canvas with the interface of a browser's canvas, which this canvas has.
	await page.render({ canvas: canvas as never, viewport }).promise
	try {
		const png = await canvas.encode('png')
		const table = await recognise(program, png, await listLanguages(program))
		return parseTesseractTsv(table, { number: page.pageNumber, pointsPerPixel: 1 / scale, order })
	} catch {
		// A page that cannot be recognised counts as a page without words, and its owner is told so.
		return []
	}
}

const known = new Map<string, Promise<string>>()

function listLanguages(program: string): Promise<string> {
	const found = known.get(program) ?? installedLanguages(program)
	known.set(program, found)
	return found
}
