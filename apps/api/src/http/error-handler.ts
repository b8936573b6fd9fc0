import type { ErrorAnswer, ErrorCode } from '@app/contract'
import { ReadError } from '@app/cv-import/node'
import { TypesettingError } from '@app/typeset/node'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { Outages } from '#services/failures/outages.ts'
import { findDatabaseBusy } from '../db/database-busy-error.ts'
import { AppError, sentenceByCode } from './app-error.ts'
import { failureAnswer } from './failure-answer.ts'

const guestCalls = '/api/ai_cv_parser/'

/** Turns every failure into the one shape of an error answer, and says nothing of the inside. */
export function setErrorHandler(app: FastifyInstance, outages: Pick<Outages, 'report'>): void {
	app.setErrorHandler<FastifyError>((error, request, reply) => {
		if (hasZodFastifySchemaValidationErrors(error)) {
			const fields = listInvalidFields(error.validation)
			return answerError(request, reply, { error: badRequest(fields), fields })
		}
		return answerError(request, reply, { error: toAppError(error, request, outages) })
	})
}

/**
 * Sends the answer for one failure; for guest calls, repeats the sentence in the fields where their clients look for
 * it.
 */
export function answerError(
	request: FastifyRequest,
	reply: FastifyReply,
	{ error, fields }: { error: AppError; fields?: Record<string, string[]> },
): FastifyReply {
	const answer: ErrorAnswer = { detail: error.message, code: error.code }
	if (fields) answer.fields = fields
	if (request.url.startsWith(guestCalls)) {
		answer.error = error.message
		answer.message = error.message
	}
	if (error.retryAfterSeconds !== null) {
		void reply.header('retry-after', String(error.retryAfterSeconds))
	}
	return reply
		.code(error.statusCode)
		.header('content-type', 'application/json; charset=utf-8')
		.header('cache-control', 'no-store')
		.serializer(JSON.stringify)
		.send(answer)
}

function badRequest(fields: Record<string, string[]>): AppError {
	const [field, sentences] = Object.entries(fields)[0] ?? []
	if (!field || !sentences) return new AppError('bad_request')
	const [sentence = ''] = sentences
	// Our own schemas have sentences for people; the library's messages are for programmers, who want the name of the
	// field.
	if (isForPeople(sentence)) return new AppError('bad_request', sentence)
	return new AppError('bad_request', `${sentenceByCode.bad_request} ${field}: ${sentence}`)
}

function isForPeople(message: string): boolean {
	return /^[A-Z].*\.$/.test(message)
}

function listInvalidFields(
	problems: { instancePath: string; message?: string | undefined }[],
): Record<string, string[]> {
	const fields: Record<string, string[]> = {}
	for (const { instancePath, message } of problems) {
		const field = instancePath.replace(/^\//, '').replaceAll('/', '.') || 'body'
		fields[field] = [...(fields[field] ?? []), message ?? 'isn’t valid']
	}
	return fields
}

// A queue of readers or renderers that is full has room again very soon.
const enginesFreeAfterSeconds = 2

const codeByFastifyCode: Record<string, ErrorCode> = {
	FST_ERR_CTP_BODY_TOO_LARGE: 'bad_request',
	FST_REQ_FILE_TOO_LARGE: 'file_too_large',
	FST_FILES_LIMIT: 'bad_request',
	FST_FIELDS_LIMIT: 'bad_request',
	FST_PARTS_LIMIT: 'bad_request',
	FST_INVALID_MULTIPART_CONTENT_TYPE: 'file_missing',
}

function toAppError(
	error: FastifyError,
	request: FastifyRequest,
	outages: Pick<Outages, 'report'>,
): AppError {
	if (error instanceof AppError) return error
	if (error instanceof ReadError || error instanceof TypesettingError) {
		const isBusy = error.code === 'server_busy'
		const retryAfterSeconds = isBusy ? enginesFreeAfterSeconds : null
		return new AppError(error.code, error.message, { retryAfterSeconds })
	}
	const known = codeByFastifyCode[error.code]
	if (known) return new AppError(known)
	if (error.statusCode === 429) return new AppError('too_many_requests')
	const isCallersFault = error.statusCode !== undefined && error.statusCode < 500
	if (isCallersFault) return new AppError('bad_request')
	const busy = findDatabaseBusy(error)
	if (busy !== null) return new AppError('server_busy', undefined, busy)
	const failure = outages.report(error)
	if (failure !== null) return failureAnswer(failure)
	request.log.error({ err: error }, 'A request failed unexpectedly')
	return new AppError('unexpected')
}
