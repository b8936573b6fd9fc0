import { type Cv, cvConflictSchema, cvSchema, getCv, type SavedCv, updateCv } from '@app/contract'
import { ApiError, NoAnswerError, toApiError } from '#shared/api/api-error.ts'
import { call, request } from '#shared/api/call.ts'
import { readJson } from '#shared/api/send-request.ts'
import type { Attempt } from '#shared/offline/pending-change.ts'

/** The server calls that an editor makes for one CV. */
export type CvServer = {
	/** Saves an attempt that is based on `revision`; throws the server's refusal. */
	save: (cvId: string, revision: number, attempt: Attempt) => Promise<SavedCv>
	/** Returns the current CV, or `null` while it still has that revision. */
	look: (cvId: string, revision: number) => Promise<Cv | null>
}

/**
 * Long enough for a slow connection, in milliseconds; after a timeout the next request finds out whether the save
 * arrived.
 */
const saveTimeoutMs = 30_000

export const accountServer: CvServer = {
	save: (cvId, revision, body) =>
		call(updateCv, {
			params: { cvId },
			headers: { 'if-match': `"${revision}"` },
			body,
			timeoutMs: saveTimeoutMs,
		}),
	look: async (cvId, revision) => {
		const headers = { 'if-none-match': `"${revision}"` }
		const response = await request(getCv, { params: { cvId }, headers })
		if (response.status === 304) return null
		if (!response.ok) throw await toApiError(response)
		return cvSchema.parse(await readJson(response))
	},
}

/**
 * The reason for a failed save: a conflict with another save, an error that may pass, or a refusal with a sentence.
 */
export type SaveFailure =
	| { kind: 'conflict'; current: Cv }
	| { kind: 'passing'; retryAfterSeconds: number | null }
	| { kind: 'refused'; sentence: string }

export function toSaveFailure(error: unknown): SaveFailure {
	if (error instanceof NoAnswerError) return { kind: 'passing', retryAfterSeconds: null }
	if (!(error instanceof ApiError)) throw error
	const conflict = cvConflictSchema.safeParse(error.body)
	if (conflict.success) return { kind: 'conflict', current: conflict.data.current }
	const isPassing = error.status === 408 || error.status === 429 || error.status >= 500
	if (isPassing) return { kind: 'passing', retryAfterSeconds: error.retryAfterSeconds }
	return { kind: 'refused', sentence: error.message }
}
