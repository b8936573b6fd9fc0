import { getCv } from '@app/contract'
import { sameValue } from '@app/cv'
import { call } from '#shared/api/call.ts'
import { type DownloadOptions, downloadAccountCv, downloadCv } from './download-cv.ts'
import type { PreviewInput } from './preview-scheduler.ts'

/**
 * Gives a CV of the account to the person as the screen shows it. When the account has it just so, it is downloaded from
 * there and becomes a version; what is not saved yet, or changed elsewhere meanwhile, is made of what the screen shows.
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
