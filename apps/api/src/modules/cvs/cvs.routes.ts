import {
	createCv,
	cvConflictSchema,
	deleteCv,
	deleteCvForGood,
	duplicateCv,
	emptyBin,
	exportStoredCv,
	getCv,
	listCvs,
	previewStoredCv,
	restoreCvFromBin,
	savedCvSchema,
	updateCv,
} from '@app/contract'
import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AppError } from '#http/app-error.ts'
import { perMinute } from '#http/limit-rates.ts'
import { addNoStore } from '#http/no-store.ts'
import { sendFile } from '#http/send-file.ts'
import { sessionInStatement } from '#http/session-in-statement.ts'
import { toRoute } from '#http/to-route.ts'
import type { CvRoutesDeps } from './cv-routes-deps.ts'
import { cvVersionRoutes } from './cv-versions.routes.ts'
import { formatEtag, orNotFound, parseRevision, toConflict } from './revision-etags.ts'
import { refuseTooLarge } from './save-cv.ts'

/** The CVs of the person who is signed in. */
export const cvRoutes: FastifyPluginAsyncZod<CvRoutesDeps> = async (app, parts) => {
	const { cvs, refuseWithoutRoom, savesPerMinute } = parts
	addNoStore(app)
	await app.register(cvVersionRoutes, parts)
	await app.register(cvFileRoutes, parts)
	await app.register(binRoutes, parts)
	const writes = { config: perMinute(savesPerMinute), preHandler: refuseWithoutRoom }

	app.route({
		...toRoute(listCvs),
		handler: ({ userId, query }) => cvs.list(userId, query),
	})

	app.route({
		...toRoute(createCv),
		...writes,
		handler: async ({ userId, body }, reply) => {
			refuseTooLarge(body)
			const made = await cvs.create(userId, body)
			void reply.header('etag', formatEtag(made))
			return made
		},
	})

	app.route({
		...toRoute(getCv),
		handler: async ({ userId, params, headers }, reply) => {
			const key = { ownerId: userId, ...params }
			// Editors that are open ask again and again; the number alone is cheap.
			const known = headers['if-none-match']
			const revision = known === undefined ? null : await cvs.revisionOf(key)
			if (revision !== null && known === formatEtag({ revision })) return unchanged(reply)
			const found = orNotFound(await cvs.get(key))
			void reply.header('etag', formatEtag(found))
			return found
		},
	})

	const update = toRoute(updateCv)
	app.route({
		...update,
		...writes,
		...sessionInStatement,
		config: { ...writes.config, ...sessionInStatement.config },
		schema: { ...update.schema, response: { 200: savedCvSchema, 412: cvConflictSchema } },
		handler: async (request, reply) => {
			const { userId, sessionId, params, headers, body } = request
			const key = { ownerId: userId, ...params }
			const { reason, label, ...changes } = body
			refuseTooLarge(changes)
			const revision = parseRevision(headers['if-match'])
			const saved = await cvs.save({ ...key, revision, sessionId }, changes, { reason, label })
			if (saved !== null) return reply.header('etag', formatEtag(saved)).send(saved)
			await app.identify(request)
			return reply.code(412).send(toConflict(orNotFound(await cvs.get(key))))
		},
	})

	app.route({
		...toRoute(duplicateCv),
		...writes,
		handler: async ({ userId, params, body }) =>
			orNotFound(await cvs.duplicate({ ownerId: userId, ...params }, body)),
	})
}

// A 304 has no body, so there is none in the contract.
function unchanged(reply: FastifyReply) {
	return reply.code(304).send()
}

/** Deleting, and taking back that something was deleted. */
const binRoutes: FastifyPluginAsyncZod<CvRoutesDeps> = async (app, { cvs }) => {
	app.route({
		...toRoute(deleteCv),
		handler: async ({ userId, params }, reply) => {
			refuseUnless(await cvs.moveToBin({ ownerId: userId, ...params }))
			return reply.code(204).send()
		},
	})

	app.route({
		...toRoute(restoreCvFromBin),
		handler: async ({ userId, params }) => {
			const key = { ownerId: userId, ...params }
			refuseUnless(await cvs.takeFromBin(key))
			return orNotFound(await cvs.get(key))
		},
	})

	app.route({
		...toRoute(deleteCvForGood),
		handler: async ({ userId, params }, reply) => {
			refuseUnless(await cvs.deleteForGood({ ownerId: userId, ...params }))
			return reply.code(204).send()
		},
	})

	app.route({
		...toRoute(emptyBin),
		handler: async ({ userId }, reply) => {
			await cvs.emptyBin(userId)
			return reply.code(204).send()
		},
	})
}

/** A kept CV as pages and as files. */
const cvFileRoutes: FastifyPluginAsyncZod<CvRoutesDeps> = async (
	app,
	{ cvs, typesetterFor, exportFile, rendersPerMinute, refuseWithoutRoom },
) => {
	app.route({
		...toRoute(previewStoredCv),
		config: perMinute(rendersPerMinute),
		handler: async (request, reply) => {
			const { userId, params, query } = request
			const { document, design } = orNotFound(await cvs.get({ ownerId: userId, ...params }))
			const typesetter = await typesetterFor(request, reply)
			return typesetter.preview(document, design, { known: [], mostPages: query.pages })
		},
	})

	app.route({
		...toRoute(exportStoredCv),
		config: perMinute(rendersPerMinute),
		handler: async (request, reply) => {
			const { userId, params, body } = request
			const key = { ownerId: userId, ...params }
			const seen = orNotFound(await cvs.get(key))
			const wish = { document: seen.document, design: seen.design, ...body }
			const file = await exportFile(wish, await typesetterFor(request, reply))
			// A full disk keeps nobody from taking their CV with them.
			const hasRoom = await refuseWithoutRoom().then(
				() => true,
				() => false,
			)
			if (hasRoom) await cvs.makeVersion(key, { reason: 'export', label: '' }, seen)
			return sendFile(reply, file)
		},
	})
}

function refuseUnless(isThere: boolean): void {
	if (!isThere) throw new AppError('cv_not_found')
}
