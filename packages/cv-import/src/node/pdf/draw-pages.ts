import { createCanvas } from '@napi-rs/canvas'
import { ReadError } from '../../read-error.ts'
import { openPdf, toReadError } from './open-pdf.ts'

/** A page of a file as a PNG picture. */
export type PagePicture = { number: number; widthPt: number; heightPt: number; png: Uint8Array }

/** Draws every page of a PDF as wide as asked; throws `ReadError`. */
export async function drawPages(
	bytes: Uint8Array,
	{ widthPx, maxPages }: { widthPx: number; maxPages: number },
): Promise<PagePicture[]> {
	const pdf = await openPdf(bytes)
	try {
		if (pdf.numPages > maxPages) throw new ReadError('file_has_too_many_pages')
		const pictures: PagePicture[] = []
		for (let number = 1; number <= pdf.numPages; number++) {
			const page = await pdf.getPage(number)
			const { width: widthPt, height: heightPt } = page.getViewport({ scale: 1 })
			const viewport = page.getViewport({ scale: widthPx / widthPt })
			const heightPx = Math.min(Math.round(viewport.height), widthPx * 5)
			const canvas = createCanvas(widthPx, heightPx)
			// The library draws on any canvas with the interface of a browser's canvas, which this canvas has.
			await page.render({ canvas: canvas as never, viewport }).promise
			page.cleanup()
			pictures.push({ number, widthPt, heightPt, png: await canvas.encode('png') })
		}
		return pictures
	} catch (error) {
		throw toReadError(error)
	} finally {
		await pdf.loadingTask.destroy()
	}
}
