import { analyzeGuestCv, type GuestSession } from '@app/contract'
import { type Uploading, uploadFile } from '#shared/api/upload-file.ts'
import { guestError } from '#shared/guest-session/guest-error.ts'
import { session } from '#shared/session/session.ts'

export type Sending = Uploading

/** Uploads a file and starts its analysis; throws `ApiError` or `NoAnswerError`, or the signal's reason. */
export async function sendFile(file: File, sending: Sending): Promise<GuestSession> {
	const { status, body } = await session.authorised((token) =>
		uploadFile({ path: analyzeGuestCv.path, file, token, ...sending }),
	)
	if (status < 200 || status >= 300) throw guestError(status, body, 'Failed to upload CV')
	// The server validated its answer with the schema that this type is inferred from.
	return body as GuestSession
}
