import {
	applicationConflictSchema,
	applicationSchema,
	changeApplication,
	correctStageEntry,
	createApplication,
	deleteApplication,
	deleteApplicationForGood,
	deleteStageEntry,
	emptyApplicationBin,
	getApplication,
	listApplications,
	moveApplication,
	restoreApplication,
	tailorCvForApplication,
} from '@app/contract/applications'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AppError, sentenceByCode } from '#http/app-error.ts'
import { perMinute } from '#http/limit-rates.ts'
import { addNoStore } from '#http/no-store.ts'
import { toRoute } from '#http/to-route.ts'
import { formatEtag, parseRevision } from '../cvs/revision-etags.ts'
import {
	applicationReminderRoutes,
	secretApplicationRoutes,
} from './application-reminders.routes.ts'
import type { ApplicationRoutesDeps } from './application-routes-deps.ts'
import { applicationStageRoutes } from './application-stages.routes.ts'
import { importExportTableRoutes } from './import-export-table.routes.ts'

/** The routes for applications: for their owners, and for callers with a secret instead of a session. */
export const applicationRoutes: FastifyPluginAsyncZod<ApplicationRoutesDeps> = async (
	app,
	parts,
) => {
	addNoStore(app)
	await app.register(ownApplicationRoutes, parts)
	await app.register(secretApplicationRoutes, parts)
}

/** The applications of the person who is signed in. */
const ownApplicationRoutes: FastifyPluginAsyncZod<ApplicationRoutesDeps> = async (app, parts) => {
	const { applications, refuseWithoutRoom, savesPerMinute } = parts
	await app.register(applicationStageRoutes, parts)
	await app.register(importExportTableRoutes, parts)
	await app.register(applicationReminderRoutes, parts)
	await app.register(historyRoutes, parts)
	await app.register(binRoutes, parts)
	const writes = { config: perMinute(savesPerMinute), preHandler: refuseWithoutRoom }

	app.route({
		...toRoute(listApplications),
		handler: ({ userId, query }) => applications.list(userId, query),
	})

	app.route({
		...toRoute(createApplication),
		...writes,
		handler: ({ userId, body }) => applications.create(userId, body),
	})

	app.route({
		...toRoute(getApplication),
		handler: ({ userId, params }) => applications.get({ ownerId: userId, ...params }),
	})

	const change = toRoute(changeApplication)
	app.route({
		...change,
		...writes,
		schema: {
			...change.schema,
			response: { 200: applicationSchema, 412: applicationConflictSchema },
		},
		handler: async ({ userId, params, headers, body }, reply) => {
			const key = { ownerId: userId, ...params }
			const revision = parseRevision(headers['if-match'])
			const changed = await applications.change({ ...key, revision }, body)
			if (changed !== null) return reply.header('etag', formatEtag(changed)).send(changed)
			const code = 'application_changed_elsewhere'
			const current = await applications.get(key)
			return reply.code(412).send({ detail: sentenceByCode[code], code, current })
		},
	})

	app.route({
		...toRoute(tailorCvForApplication),
		...writes,
		handler: ({ userId, params, body }) =>
			applications.tailor({ ownerId: userId, ...params }, body),
	})
}

/** Where an application stands, and how it came there. */
const historyRoutes: FastifyPluginAsyncZod<ApplicationRoutesDeps> = async (
	app,
	{ applications, refuseWithoutRoom, savesPerMinute },
) => {
	const writes = { config: perMinute(savesPerMinute), preHandler: refuseWithoutRoom }

	app.route({
		...toRoute(moveApplication),
		...writes,
		handler: ({ userId, params, body }) => applications.move({ ownerId: userId, ...params }, body),
	})

	app.route({
		...toRoute(correctStageEntry),
		...writes,
		handler: ({ userId, params, body }) =>
			applications.correctEntry({ ownerId: userId, ...params }, body.at),
	})

	app.route({
		...toRoute(deleteStageEntry),
		handler: ({ userId, params }) => applications.deleteEntry({ ownerId: userId, ...params }),
	})
}

/** Deleting, and taking back that something was deleted. */
const binRoutes: FastifyPluginAsyncZod<ApplicationRoutesDeps> = async (app, { applications }) => {
	app.route({
		...toRoute(deleteApplication),
		handler: async ({ userId, params }, reply) => {
			refuseUnless(await applications.moveToBin({ ownerId: userId, ...params }))
			return reply.code(204).send()
		},
	})

	app.route({
		...toRoute(restoreApplication),
		handler: async ({ userId, params }) => {
			const key = { ownerId: userId, ...params }
			refuseUnless(await applications.takeFromBin(key))
			return applications.get(key)
		},
	})

	app.route({
		...toRoute(deleteApplicationForGood),
		handler: async ({ userId, params }, reply) => {
			refuseUnless(await applications.deleteForGood({ ownerId: userId, ...params }))
			return reply.code(204).send()
		},
	})

	app.route({
		...toRoute(emptyApplicationBin),
		handler: async ({ userId }, reply) => {
			await applications.emptyBin(userId)
			return reply.code(204).send()
		},
	})
}

function refuseUnless(isThere: boolean): void {
	if (!isThere) throw new AppError('application_not_found')
}
