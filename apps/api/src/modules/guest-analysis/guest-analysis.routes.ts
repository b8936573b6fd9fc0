import {
	deleteGuestSession,
	type ErrorCode,
	getGuestPage,
	getGuestResults,
	getGuestStatus,
	guestResultsSchema,
	guestSessionSchema,
	statusByCode,
} from '@app/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AppError } from '#http/app-error.ts'
import { addNoStore } from '#http/no-store.ts'
import { toRoute } from '#http/to-route.ts'
import type { SignedLinks } from '#services/signed-links.ts'
import { complete } from './analysis-stages.ts'
import type { GuestAnalysisStore } from './guest-analysis.store.ts'
import { guestPagePath, withSignedPages } from './page-addresses.ts'
import type { PagePictures } from './page-pictures.ts'
import { sendPicture } from './send-picture.ts'
import { type UploadParts, uploadRoutes } from './upload.routes.ts'

export type GuestAnalysisParts = UploadParts & {
	store: GuestAnalysisStore
	pictures: Pick<PagePictures, 'get'>
	links: SignedLinks
}

/**
 * The routes for the analysis of a CV: a guest's for anybody with its id, a signed-in person's for their account
 * alone.
 */
export const guestAnalysisRoutes: FastifyPluginAsyncZod<GuestAnalysisParts> = async (
	app,
	parts,
) => {
	const { store, pictures, links } = parts
	addNoStore(app)

	await app.register(uploadRoutes, parts)

	app.route({
		...toRoute(getGuestStatus),
		handler: async ({ params, signedIn }) =>
			orNotFound(await store.session(params.session_id, signedIn?.accountId ?? null)),
	})

	const resultsRoute = toRoute(getGuestResults)
	app.route({
		...resultsRoute,
		schema: {
			...resultsRoute.schema,
			response: { 200: guestResultsSchema, 202: guestSessionSchema },
		},
		handler: async ({ params: { session_id }, signedIn }, reply) => {
			const viewerId = signedIn?.accountId ?? null
			const found = await store.results(session_id, viewerId)
			if (found) return toResults(found, links)
			const session = orNotFound(await store.session(session_id, viewerId))
			if (session.status === 'failed') throw toAppError(session)
			return reply.code(202).send(session)
		},
	})

	app.route({
		...toRoute(getGuestPage),
		handler: async ({ params: { session_id, page } }, reply) => {
			const upload = orNotFound(await store.upload(session_id))
			return sendPicture(reply, await pictures.get({ ...upload, page }), { isKept: false })
		},
	})

	app.route({
		...toRoute(deleteGuestSession),
		handler: async ({ params: { session_id }, signedIn }, reply) => {
			const isRemoved =
				(await store.remove(session_id, null)) ||
				(signedIn !== null && (await store.remove(session_id, signedIn.accountId)))
			if (!isRemoved) throw new AppError('session_not_found')
			return reply.code(204).send()
		},
	})
}

type Found = NonNullable<Awaited<ReturnType<GuestAnalysisStore['results']>>>

function toResults({ id, fileName, expiresAt, ownerId, results }: Found, links: SignedLinks) {
	return {
		session_id: id,
		status: complete.status,
		message: complete.message,
		file_name: fileName,
		expires_at: expiresAt.toISOString(),
		...results,
		is_kept: ownerId !== null,
		pages:
			ownerId === null ? guestPages(id, results.pages) : withSignedPages(id, results.pages, links),
	}
}

function guestPages(id: string, pages: Found['results']['pages']) {
	return pages.map((page) => ({ ...page, imageUrl: guestPagePath(id, page.number) }))
}

function toAppError({ code, message }: { code: string | null; message: string }): AppError {
	return new AppError(isErrorCode(code) ? code : 'unexpected', message)
}

function isErrorCode(code: string | null): code is ErrorCode {
	return code !== null && code in statusByCode
}

function orNotFound<T>(found: T | null): T {
	if (found === null) throw new AppError('session_not_found')
	return found
}
