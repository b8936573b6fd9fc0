import { createCanvas, loadImage } from '@napi-rs/canvas'
import { drawableSvg } from './drawable-svg.ts'
import type { PageSvg } from './page-svg.ts'

/** The size in pixels that programs expect of a picture beside a link. */
const widthPx = 1200
const heightPx = 630
const paperWidthPx = 920
const paperTopPx = 52

/** The upper part of a page on the desk, as the PNG that stands beside a link to it. */
export async function linkPicture({ svg, widthPt, heightPt }: PageSvg): Promise<Uint8Array> {
	const scale = paperWidthPx / widthPt
	const canvas = createCanvas(widthPx, heightPx)
	const context = canvas.getContext('2d')
	context.fillStyle = '#eceae4'
	context.fillRect(0, 0, widthPx, heightPx)
	const left = (widthPx - paperWidthPx) / 2
	context.shadowColor = 'rgba(60, 50, 40, 0.28)'
	context.shadowBlur = 44
	context.shadowOffsetY = 14
	context.fillStyle = '#ffffff'
	context.fillRect(left, paperTopPx, paperWidthPx, heightPt * scale)
	context.shadowColor = 'transparent'
	context.drawImage(
		await loadImage(drawableSvg(svg, (widthPt * scale).toFixed(2), (heightPt * scale).toFixed(2))),
		left,
		paperTopPx,
	)
	return canvas.encode('png')
}
