import { cvFileName } from '@app/cv'
import { zipSync } from 'fflate'
import type { ExportDeps, ExportRequest } from './export-request.ts'

/** Fine enough to be printed. */
const dotsPerInch = 200

/** The pages as pictures: one PNG, or a zip of one a page. */
export async function pictureFile(
	{ document, design }: ExportRequest,
	{ typesetter, createdAt }: ExportDeps,
): Promise<{ ending: string; type: string; bytes: Uint8Array }> {
	const { pages } = await typesetter.png(document, design, { dotsPerInch })
	const [only] = pages
	if (only !== undefined && pages.length === 1) {
		return { ending: 'png', type: 'image/png', bytes: only }
	}
	const named = pages.map((page, index) => [cvFileName(document, `${index + 1}.png`), page])
	// Pictures are compressed already.
	const bytes = zipSync(Object.fromEntries(named), { level: 0, mtime: createdAt })
	return { ending: 'zip', type: 'application/zip', bytes }
}
