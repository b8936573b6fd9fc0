import {
	analyzeGuestCv,
	deleteGuestSession,
	type ErrorCode,
	getGuestPage,
	getGuestResults,
	getGuestStatus,
	guestResultsSchema,
	guestSessionSchema,
	statusByCode,
} from '@app/contract'
import multipart from '@fastify/multipart'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AppError } from '#http/app-error.ts'
import { limitPerAddress } from '#http/limit-per-address.ts'
import { neverStore } from '#http/never-store.ts'
import { routeOf } from '#http/route-of.ts'
import type { Attempts } from '#services/count-attempts.ts'
import type { FileStore } from '#services/file-store.ts'
import type { GuestAnalysisStore } from './guest-analysis.store.ts'
import type { PagePictures } from './page-pictures.ts'
import { receiveUpload } from './receive-upload.ts'
import { complete } from './stage.ts'

export type GuestAnalysisParts = {
	store: GuestAnalysisStore
	files: FileStore
	pictures: Pick<PagePictures, 'get'>
	/** Throws `server_busy` when no upload can be taken at the moment. */
	refuseWhenFull: () => Promise<void>
	attempts: Attempts
	uploadsPerMinute: number
}

/** Pages of one upload never change, and only its owner may keep them. */
const pageCaching = 'private, max-age=86400, immutable'
/** A page is drawn from words of the upload: nothing in it may run or load. */
const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

/** The analysis of a CV for people without an account. */
export const guestAnalysisRoutes: FastifyPluginAsyncZod<GuestAnalysisParts> = async (
	app,
	{ store, files, pictures, refuseWhenFull, attempts, uploadsPerMinute },
) => {
	await app.register(multipart)
	neverStore(app)

	app.route({
		...routeOf(analyzeGuestCv),
		onRequest: limitPerAddress(attempts, {
			...{ name: 'upload', max: uploadsPerMinute, windowMs: 60_000 },
		}),
		handler: async (request) => {
			await refuseWhenFull()
			const { file, fileName } = await receiveUpload(request, files)
			try {
				return await store.create(file, fileName)
			} finally {
				await file.discard()
			}
		},
	})

	app.route({
		...routeOf(getGuestStatus),
		handler: async ({ params }) => orNotFound(await store.session(params.session_id)),
	})

	const resultsRoute = routeOf(getGuestResults)
	app.route({
		...resultsRoute,
		schema: {
			...resultsRoute.schema,
			response: { 200: guestResultsSchema, 202: guestSessionSchema },
		},
		handler: async ({ params: { session_id } }, reply) => {
			const found = await store.results(session_id)
			if (found) return toResults(found)
			const session = orNotFound(await store.session(session_id))
			if (session.status === 'failed') throw failureOf(session)
			return reply.code(202).send(session)
		},
	})

	app.route({
		...routeOf(getGuestPage),
		handler: async ({ params: { session_id, page } }, reply) => {
			const upload = orNotFound(await store.upload(session_id))
			const picture = await pictures.get({ ...upload, page })
			if (picture === null) throw new AppError('not_found')
			return reply
				.headers({ 'content-type': picture.type, 'cache-control': pageCaching })
				.header('content-security-policy', pagePolicy)
				.send(picture.bytes)
		},
	})

	app.route({
		...routeOf(deleteGuestSession),
		handler: async ({ params }, reply) => {
			const isRemoved = await store.remove(params.session_id)
			if (!isRemoved) throw new AppError('session_not_found')
			return reply.code(204).send()
		},
	})
}

type Found = NonNullable<Awaited<ReturnType<GuestAnalysisStore['results']>>>

function toResults({ id, fileName, expiresAt, results }: Found) {
	return {
		session_id: id,
		status: complete.status,
		message: complete.message,
		file_name: fileName,
		expires_at: expiresAt.toISOString(),
		...results,
		pages: results.pages.map((page) => ({
			...page,
			imageUrl: `/api/ai_cv_parser/guest/pages/${id}/${page.number}/`,
		})),
	}
}

function failureOf({ code, message }: { code: string | null; message: string }): AppError {
	return new AppError(isErrorCode(code) ? code : 'unexpected', message)
}

function isErrorCode(code: string | null): code is ErrorCode {
	return code !== null && code in statusByCode
}

function orNotFound<T>(found: T | null): T {
	if (found === null) throw new AppError('session_not_found')
	return found
}
