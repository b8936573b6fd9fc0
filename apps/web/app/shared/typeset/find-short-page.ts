import { previewCv } from '@app/contract'
import { call } from '#shared/api/call.ts'
import { withoutPhotoBytes } from './page-photo.ts'
import type { PreviewInput } from './preview-scheduler.ts'
import type { ShortPage } from './use-fit.ts'

/** The last page of a CV where it holds next to nothing; `null` where it doesn't, or where the server can't say. */
export async function findShortPage(input: PreviewInput): Promise<ShortPage | null> {
	try {
		const body = { ...withoutPhotoBytes(input), pages: 1 }
		return (await call(previewCv, { body })).shortPage ?? null
	} catch {
		// It is an offer only, and the file can be had without it.
		return null
	}
}
