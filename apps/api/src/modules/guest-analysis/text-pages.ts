import type { CvSource } from '@app/cv'
import type { Typesetter } from '@app/typeset/node'
import type { FileStore } from '#services/files/file-store.ts'
import { mapBoxesToPages } from './map-boxes-to-pages.ts'

export type TextTypesetter = Pick<Typesetter, 'textPages'>

/** Returns the file name of an SVG page of an upload that has no pages, such as a text file. */
export const textPageName = (number: number) => `page-${number}.svg`

/**
 * Sets the lines of a Word or text file on pages that can be shown, keeps the pages beside the upload, and
 * moves every place of the source onto them.
 */
export async function drawTextPages(
	source: CvSource,
	{
		files,
		typesetter,
		fileHash,
	}: { files: FileStore; typesetter: TextTypesetter; fileHash: string },
): Promise<CvSource> {
	const lines = source.pages.flatMap((page) => page.lines)
	const { pages, rows } = await typesetter.textPages(lines, { title: source.fileName })
	await Promise.all(
		pages.map(({ svg }, index) => files.writeMade(fileHash, textPageName(index + 1), svg)),
	)
	return mapBoxesToPages(source, { pages, rows })
}
