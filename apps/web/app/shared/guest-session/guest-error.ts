import { errorAnswerSchema } from '@app/contract'
import { ApiError } from '#shared/api/api-error.ts'

const anyErrorAnswer = errorAnswerSchema.partial()

/** Returns the error for a failed guest call, with the server's own sentence or the fallback. */
export function guestError(status: number, body: unknown, fallback: string): ApiError {
	const answer = anyErrorAnswer.safeParse(body)
	if (!answer.success) return new ApiError(status, 'unexpected', fallback)
	const { error, message, detail, code } = answer.data
	return new ApiError(status, code ?? 'unexpected', error || message || detail || fallback)
}
