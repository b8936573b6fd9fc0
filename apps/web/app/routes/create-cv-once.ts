import { createCv, type GuestResults } from '@app/contract'
import { titleFromFile } from '#features/cv-analysis/reading-check/use-reading-draft.ts'
import { ApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { newFormData } from '#shared/cv-form-storage.ts'
import { deriveContentId } from '#shared/local-cvs/content-id.ts'

// A CV that was made of this file before may lie in the bin; the next id is free then.
const mostAttempts = 5

/** Makes the CV under an id that follows from the reading, so that a reload does not make it twice. */
export async function createCvOnce(
	results: GuestResults,
	accountId: string,
	attempt = 0,
): Promise<string> {
	const { session_id: sessionId, document, file_name: fileName } = results
	const id = deriveContentId(accountId, sessionId, attempt)
	const { design } = newFormData()
	const body = { id, title: titleFromFile(fileName), document, design, reason: 'import' as const }
	try {
		await call(createCv, { body })
		return id
	} catch (error) {
		const isTaken = error instanceof ApiError && error.code === 'cv_id_taken'
		if (!isTaken || attempt === mostAttempts) throw error
		return createCvOnce(results, accountId, attempt + 1)
	}
}
