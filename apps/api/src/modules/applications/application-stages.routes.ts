import {
	addApplicationStage,
	changeApplicationStage,
	deleteApplicationStage,
	listApplicationStages,
} from '@app/contract/applications'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { perMinute } from '#http/limit-rates.ts'
import { toRoute } from '#http/to-route.ts'
import type { ApplicationRoutesDeps } from './application-routes-deps.ts'

/** The routes for the stages that people make. */
export const applicationStageRoutes: FastifyPluginAsyncZod<ApplicationRoutesDeps> = async (
	app,
	{ applications: { stages }, refuseWithoutRoom, savesPerMinute },
) => {
	const writes = { config: perMinute(savesPerMinute), preHandler: refuseWithoutRoom }

	app.route({ ...toRoute(listApplicationStages), handler: ({ userId }) => stages.list(userId) })

	app.route({
		...toRoute(addApplicationStage),
		...writes,
		handler: ({ userId, body }) => stages.add(userId, body),
	})

	app.route({
		...toRoute(changeApplicationStage),
		...writes,
		handler: ({ userId, params, body }) => stages.change(userId, params.stageId, body),
	})

	app.route({
		...toRoute(deleteApplicationStage),
		handler: async ({ userId, params }, reply) => {
			await stages.remove(userId, params.stageId)
			return reply.code(204).send()
		},
	})
}
