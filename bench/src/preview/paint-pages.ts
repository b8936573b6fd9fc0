import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { PageSvg } from '@app/typeset/node'
import type { Page } from 'playwright-core'
import { type Picture, pictureOfPng, picturesOfPpm } from './picture.ts'

const run = promisify(execFile)

/** Pages of the preview, as Chromium paints them at `dotsPerInch`. */
export async function paintSvgPages(
	tab: Page,
	pages: readonly PageSvg[],
	dotsPerInch: number,
): Promise<Picture[]> {
	const pictures: Picture[] = []
	for (const { svg, widthPt, heightPt } of pages) {
		// Both painters put the top left corner of the page on that of the picture and round its size up.
		const [width = 1, height = 1] = [widthPt, heightPt].map((pt) => (pt * dotsPerInch) / 72)
		const sized = svg.replace('<svg ', `<svg width="${width}" height="${height}" `)
		await tab.setContent(`<style>body{margin:0}svg{display:block}</style>${sized}`)
		const clip = { x: 0, y: 0, width: Math.ceil(width), height: Math.ceil(height) }
		pictures.push(await pictureOfPng(await tab.screenshot({ clip, fullPage: true })))
	}
	return pictures
}

/** Pages of a PDF, as poppler paints them at `dotsPerInch`. */
export async function paintPdfPages(pdf: Uint8Array, dotsPerInch: number): Promise<Picture[]> {
	const running = run('pdftoppm', ['-r', String(dotsPerInch), '-'], {
		encoding: 'buffer',
		maxBuffer: 2 ** 30,
	})
	running.child.stdin?.end(pdf)
	return picturesOfPpm((await running).stdout)
}
