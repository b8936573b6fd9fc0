import type { SourceFormat } from '@app/cv'
import type { Reader } from '@app/cv-import/node'
import type { FileStore } from '#services/files/file-store.ts'
import { textPageName } from './text-pages.ts'

/** Wide enough for a sharp page on a screen with two pixels to the point. */
const widthPx = 1190

const pdfPageName = (number: number) => `page-${number}.png`

export type PagePictures = ReturnType<typeof pagePictures>
export type PagePicture = { type: 'image/png' | 'image/svg+xml'; bytes: Uint8Array }
type Upload = { fileHash: string; fileFormat: SourceFormat; page: number }

/**
 * The pictures of an upload's pages. Those of a PDF are drawn when one is first asked for, all in one go,
 * and kept beside the upload; two people who ask at the same time wait for the same drawing.
 */
export function pagePictures({
	files,
	reader,
}: {
	files: FileStore
	reader: Pick<Reader, 'pictures'>
}) {
	const drawing = new Map<string, Promise<void>>()

	function draw(hash: string): Promise<void> {
		const underWay = drawing.get(hash)
		if (underWay) return underWay
		const started = drawAll(hash).finally(() => drawing.delete(hash))
		drawing.set(hash, started)
		return started
	}

	async function drawAll(hash: string): Promise<void> {
		const bytes = await files.read(hash)
		if (bytes === null) return
		const pictures = await reader.pictures(bytes, { widthPx })
		for (const { number, png } of pictures) await files.writeMade(hash, pdfPageName(number), png)
	}

	return {
		/** Draws the pages of a PDF ahead of the first question for one; a failure is left to that question. */
		prepare: (fileHash: string) => draw(fileHash).catch(() => {}),
		/** One page, or `null` when the upload has none with this number. */
		async get({ fileHash, fileFormat, page }: Upload): Promise<PagePicture | null> {
			if (fileFormat !== 'pdf') {
				const svg = await files.readMade(fileHash, textPageName(page))
				return svg && { type: 'image/svg+xml', bytes: svg }
			}
			const name = pdfPageName(page)
			const kept = await files.readMade(fileHash, name)
			if (kept) return { type: 'image/png', bytes: kept }
			await draw(fileHash)
			const drawn = await files.readMade(fileHash, name)
			return drawn && { type: 'image/png', bytes: drawn }
		},
	}
}
