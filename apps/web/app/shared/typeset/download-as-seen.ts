import { getCv } from '@app/contract'
import { sameValue } from '@app/cv'
import { call } from '#shared/api/call.ts'
import { type DownloadOptions, downloadAccountCv, downloadCv } from './download-cv.ts'
import type { PreviewInput } from './preview-scheduler.ts'

/**
 * Downloads a CV of the account as the screen shows it. If the account has exactly this content, the file comes from
 * there and becomes a version. Otherwise, before a save or after a change elsewhere, it is made from the screen's
 * content.
 */
export async function downloadAsSeen(
	cvId: string,
	input: PreviewInput,
	wish: DownloadOptions,
): Promise<void> {
	if (await isKeptSo(cvId, input)) await downloadAccountCv(cvId, wish)
	else await downloadCv(input, wish)
}

async function isKeptSo(cvId: string, { document, design }: PreviewInput): Promise<boolean> {
	try {
		const kept = await call(getCv, { params: { cvId } })
		return sameValue(kept.document, document) && sameValue(kept.design, design)
	} catch {
		// Without the account an Ella file can be had all the same; other files then say why they cannot.
		return false
	}
}
