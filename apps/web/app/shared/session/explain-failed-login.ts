import { z } from 'zod'
import { ApiError, NoAnswerError } from '#shared/api/api-error.ts'
import { LoginAnswerError } from './read-login-answer.ts'
import { blockedSentence } from './session-machine.ts'

const fallback = 'Login failed. Please check your credentials.'

const sentenceByStatus: Record<number, string> = {
	401: 'Invalid email or password. Please try again.',
	403: blockedSentence,
	429: 'Too many login attempts. Please try again later.',
}

const someText = z.string().trim().min(1).optional().catch(undefined)
const bodySchema = z.object({ detail: someText, error: someText }).catch({})

/** Returns the sentence that a person sees after a failed sign-in. */
export function explainFailedLogin(error: unknown): string {
	if (error instanceof NoAnswerError || error instanceof LoginAnswerError) return error.message
	if (!(error instanceof ApiError)) return fallback
	return sentenceByStatus[error.status] ?? sentenceOfBody(error)
}

function sentenceOfBody({ status, body, message }: ApiError): string {
	if (status < 400) return message
	const { detail, error } = bodySchema.parse(body)
	if (status !== 500) return detail ?? fallback
	return error
		? `Server error: ${error}`
		: 'The server encountered an error. Please try again later.'
}
