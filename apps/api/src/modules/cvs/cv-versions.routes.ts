import {
	cvConflictSchema,
	cvSchema,
	getCvVersion,
	listCvVersions,
	makeCvVersion,
	nameCvVersion,
	restoreCvVersion,
} from '@app/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AppError } from '#http/app-error.ts'
import { perMinute } from '#http/limit-rates.ts'
import { toRoute } from '#http/to-route.ts'
import type { CvRoutesDeps } from './cv-routes-deps.ts'
import { formatEtag, orNotFound, parseRevision, toConflict } from './revision-etags.ts'

type Parts = Pick<CvRoutesDeps, 'cvs' | 'refuseWithoutRoom' | 'savesPerMinute'>

/** The versions of a CV. */
export const cvVersionRoutes: FastifyPluginAsyncZod<Parts> = async (
	app,
	{ cvs, refuseWithoutRoom, savesPerMinute },
) => {
	const writes = { config: perMinute(savesPerMinute), preHandler: refuseWithoutRoom }

	app.route({
		...toRoute(listCvVersions),
		handler: async ({ userId, params, query }) =>
			orNotFound(await cvs.versions({ ownerId: userId, ...params }, query)),
	})

	app.route({
		...toRoute(getCvVersion),
		handler: async ({ userId, params }) =>
			orNoVersion(await cvs.version({ ownerId: userId, ...params })),
	})

	app.route({
		...toRoute(makeCvVersion),
		...writes,
		handler: async ({ userId, params, body: { label } }) =>
			orNotFound(
				await cvs.makeVersion({ ownerId: userId, ...params }, { reason: 'manual', label }),
			),
	})

	app.route({
		...toRoute(nameCvVersion),
		handler: async ({ userId, params, body: { label } }) =>
			orNoVersion(await cvs.nameVersion({ ownerId: userId, ...params }, label)),
	})

	const restore = toRoute(restoreCvVersion)
	app.route({
		...restore,
		...writes,
		schema: { ...restore.schema, response: { 200: cvSchema, 412: cvConflictSchema } },
		handler: async ({ userId, params, headers }, reply) => {
			const key = { ownerId: userId, ...params }
			const revision = parseRevision(headers['if-match'])
			const restored = await cvs.restoreVersion({ ...key, revision })
			if (restored === undefined) throw new AppError('cv_version_not_found')
			const current = orNotFound(await cvs.get(key))
			if (restored === null) return reply.code(412).send(toConflict(current))
			return reply.header('etag', formatEtag(current)).send(current)
		},
	})
}

function orNoVersion<T>(found: T | null): T {
	if (found === null) throw new AppError('cv_version_not_found')
	return found
}
