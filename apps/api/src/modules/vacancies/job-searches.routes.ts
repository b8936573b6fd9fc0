import {
	changeJobSearch,
	deleteJobSearch,
	listJobSearches,
	saveJobSearch,
	stopJobAlert,
} from '@app/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AppError } from '#http/app-error.ts'
import { addNoStore } from '#http/no-store.ts'
import { toRoute } from '#http/to-route.ts'
import type { Mail } from '#services/mail/open-mail.ts'
import type { UnsubscribeKeys } from '#services/unsubscribe-keys.ts'
import type { JobSearchStore } from './job-searches.store.ts'

export type JobSearchesParts = {
	searches: JobSearchStore
	alertKeys: UnsubscribeKeys
	mail: Pick<Mail, 'refuseWithoutServer'>
}

/**
 * A mail program that stops the messages without opening a page sends a form of one field, which contains nothing
 * more.
 */
const oneClick = 'one click'
const wrongLink =
	'Part of this link is missing. Open it from the email again, or turn off the emails under Saved searches.'

/** The routes for the searches that a person keeps, and for stopping their e-mails from a message. */
export const jobSearchRoutes: FastifyPluginAsyncZod<JobSearchesParts> = async (app, parts) => {
	addNoStore(app)
	await app.register(keptSearchRoutes, parts)
	app.addContentTypeParser(
		['application/x-www-form-urlencoded', 'multipart/form-data'],
		{ parseAs: 'string' },
		(_request, _body, done) => done(null, oneClick),
	)

	app.route({
		...toRoute(stopJobAlert),
		handler: async ({ params: { searchId }, query: { key }, body }) => {
			if (!parts.alertKeys.isKey(searchId, key)) throw new AppError('link_expired', wrongLink)
			const name = await parts.searches.stopAlert(searchId)
			// A search that is gone sends nothing, which is all that a mail program wants to know.
			if (name === null && body !== oneClick) throw new AppError('job_search_not_found')
			return { name: name ?? '' }
		},
	})
}

const keptSearchRoutes: FastifyPluginAsyncZod<JobSearchesParts> = async (
	app,
	{ searches, mail },
) => {
	app.route({ ...toRoute(listJobSearches), handler: ({ userId }) => searches.list(userId) })

	app.route({
		...toRoute(saveJobSearch),
		handler: ({ userId, body }) => {
			if (body.alert !== 'off') mail.refuseWithoutServer()
			return searches.save(userId, body)
		},
	})

	app.route({
		...toRoute(changeJobSearch),
		handler: ({ userId, params, body }) => {
			if (body.alert === 'daily' || body.alert === 'weekly') mail.refuseWithoutServer()
			return searches.change(userId, params.searchId, body)
		},
	})

	app.route({
		...toRoute(deleteJobSearch),
		handler: async ({ userId, params }, reply) => {
			const isGone = await searches.remove(userId, params.searchId)
			if (!isGone) throw new AppError('job_search_not_found')
			return reply.code(204).send()
		},
	})
}
