import {
	deleteGuestSession,
	type Endpoint,
	type GuestSession,
	getGuestResults,
	getGuestStatus,
} from '@app/contract'
import { request } from '#shared/api/call.ts'
import { guestError } from '#shared/guest-session/guest-error.ts'
import type { ResultsAnswer } from './follow-analysis.ts'
import { type Sending, sendFile } from './send-file.ts'

/** The calls that a guest analysis makes; each throws `ApiError` or `NoAnswerError`. */
export type GuestCalls = {
	send: (file: File, sending: Sending) => Promise<GuestSession>
	getStatus: (sessionId: string, signal?: AbortSignal) => Promise<GuestSession>
	getResults: (sessionId: string, signal?: AbortSignal) => Promise<ResultsAnswer>
	remove: (sessionId: string) => Promise<void>
}

/** The guest calls as the server of this site answers them. */
export const guestCalls: GuestCalls = {
	send: sendFile,
	getStatus: async (sessionId, signal) => {
		const answer = await ask(getGuestStatus, sessionId, signal)
		const body = await readBody(answer)
		if (!answer.ok) throw guestError(answer.status, body, 'Failed to get status')
		// The server validated its answer with the schema that this type is inferred from.
		return body as GuestSession
	},
	getResults: async (sessionId, signal) => {
		const answer = await ask(getGuestResults, sessionId, signal)
		const body = await readBody(answer)
		if (!answer.ok) throw guestError(answer.status, body, 'Analysis failed')
		return { httpStatus: answer.status, body: body as ResultsAnswer['body'] }
	},
	remove: async (sessionId) => {
		const answer = await ask(deleteGuestSession, sessionId)
		const isGone = answer.ok || answer.status === 404
		if (!isGone)
			throw guestError(
				answer.status,
				await readBody(answer),
				'We couldn’t delete the file. Please try again.',
			)
	},
}

function ask(endpoint: Endpoint, sessionId: string, signal?: AbortSignal): Promise<Response> {
	return request(endpoint, { params: { session_id: sessionId }, signal })
}

async function readBody(answer: Response): Promise<unknown> {
	return answer.json().catch(() => null)
}
