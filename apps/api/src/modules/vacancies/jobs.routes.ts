import {
	addJob,
	changeOwnJob,
	deleteOwnJob,
	getJob,
	listJobSources,
	listOwnJobs,
	searchJobs,
} from '@app/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AppError } from '#http/app-error.ts'
import { perMinute } from '#http/limit-rates.ts'
import { addNoStore } from '#http/no-store.ts'
import { toRoute } from '#http/to-route.ts'
import type { AttemptCounter } from '#services/attempt-counter.ts'
import { jobPageRateLimit } from './job-page-rate-limit.ts'
import type { JobStore } from './jobs.store.ts'
import type { ownJobs } from './own-jobs.ts'

export type JobsParts = {
	jobs: JobStore
	own: ReturnType<typeof ownJobs>
	attempts: AttemptCounter
	/** Throws `no_room_left` when nothing more can be written. */
	refuseWithoutRoom: () => Promise<void>
	searchesPerMinute: number
	savesPerMinute: number
}

/** The routes for the jobs that everybody sees and the jobs that people add. */
export const jobRoutes: FastifyPluginAsyncZod<JobsParts> = async (app, parts) => {
	const { jobs, searchesPerMinute } = parts
	addNoStore(app)
	await app.register(ownJobRoutes, parts)

	app.route({
		...toRoute(searchJobs),
		config: perMinute(searchesPerMinute),
		handler: ({ query }) => jobs.search(query),
	})

	app.route({
		...toRoute(listJobSources),
		handler: async () => ({ sources: await jobs.sources() }),
	})

	app.route({
		...toRoute(getJob),
		handler: async ({ signedIn, params }) => {
			const found = await jobs.get(params.jobId, signedIn?.accountId ?? null)
			if (found === null) throw new AppError('job_not_found')
			return found
		},
	})
}

const ownJobRoutes: FastifyPluginAsyncZod<JobsParts> = async (app, parts) => {
	const { jobs, own, attempts, refuseWithoutRoom, savesPerMinute } = parts

	app.route({
		...toRoute(listOwnJobs),
		handler: ({ userId, query }) => own.list(userId, query),
	})

	app.route({
		...toRoute(addJob),
		config: perMinute(savesPerMinute),
		preHandler: refuseWithoutRoom,
		handler: async ({ userId, body }) => {
			if (body.from === 'link') {
				const { isAllowed, retryAfterSeconds } = await attempts.take(jobPageRateLimit, userId)
				if (!isAllowed) throw new AppError('too_many_requests', undefined, { retryAfterSeconds })
			}
			const added = await jobs.get(await own.add(userId, body), userId)
			if (added === null) throw new AppError('job_not_found')
			return added
		},
	})

	app.route({
		...toRoute(changeOwnJob),
		config: perMinute(savesPerMinute),
		preHandler: refuseWithoutRoom,
		handler: async ({ userId, params, body }) => {
			const isChanged = await own.change(userId, params.jobId, body)
			const changed = isChanged ? await jobs.get(params.jobId, userId) : null
			if (changed === null) throw new AppError('job_not_found')
			return changed
		},
	})

	app.route({
		...toRoute(deleteOwnJob),
		handler: async ({ userId, params }, reply) => {
			if (!(await own.remove(userId, params.jobId))) throw new AppError('job_not_found')
			return reply.code(204).send()
		},
	})
}
