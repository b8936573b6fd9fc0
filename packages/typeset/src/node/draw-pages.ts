import { createCanvas, loadImage } from '@napi-rs/canvas'
import { drawableSvg } from './drawable-svg.ts'
import type { PageSvg } from './page-svg.ts'

/** While one page is compressed the next is drawn. Each needs a canvas of 16 MB. */
const pagesAtOnce = 2

/** Each page as a PNG on white paper. */
export async function drawPages(
	pages: Iterable<PageSvg>,
	dotsPerInch: number,
): Promise<Uint8Array[]> {
	const drawn: Promise<Uint8Array>[] = []
	for (const page of pages) {
		await drawn.at(-pagesAtOnce)
		const picture = drawPage(page, dotsPerInch)
		// It is awaited with the others.
		picture.catch(() => {})
		drawn.push(picture)
	}
	return Promise.all(drawn)
}

async function drawPage(
	{ svg, widthPt, heightPt }: PageSvg,
	dotsPerInch: number,
): Promise<Uint8Array> {
	const [width, height] = [widthPt, heightPt].map((pt) => Math.round((pt * dotsPerInch) / 72))
	const canvas = createCanvas(width ?? 1, height ?? 1)
	const context = canvas.getContext('2d')
	context.fillStyle = '#fff'
	context.fillRect(0, 0, canvas.width, canvas.height)
	// Without a size, the picture would be drawn small and then enlarged.
	const sized = drawableSvg(svg, String(canvas.width), String(canvas.height))
	context.drawImage(await loadImage(sized), 0, 0, canvas.width, canvas.height)
	return canvas.encode('png')
}
