import { previewModelTask, runModelTask, settleModelText, testOwnModel } from '@app/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AppError } from '#http/app-error.ts'
import { clientLeft } from '#http/client-left.ts'
import { perMinute } from '#http/limit-rates.ts'
import { addNoStore } from '#http/no-store.ts'
import { toRoute } from '#http/to-route.ts'
import { mostTokens } from '#services/model/model-connection.ts'
import { chooseModel, listSecrets } from './choose-model.ts'
import { countModelTexts, countsOfTask } from './count-model-texts.ts'
import type { RewritesParts } from './rewrites.routes.ts'
import { previewTask, runTask } from './run-model-task.ts'
import { testModel } from './test-model.ts'

/** What a language model is asked to do. Nothing is kept but how much of it was used, and how often its texts were. */
export const modelTasksRoutes: FastifyPluginAsyncZod<RewritesParts> = async (app, parts) => {
	addNoStore(app)
	const { rewritesPerMinute } = parts

	app.route({
		...toRoute(runModelTask),
		config: perMinute(rewritesPerMinute),
		handler: async (request, reply) => {
			const { own, hide, ...wish } = request.body
			const chosen = chooseModel(parts, request, own)
			const asking = {
				secrets: await listSecrets(parts, request, hide),
				signal: clientLeft(reply),
			}
			const result = await runTask(chosen, wish, asking)
			const isOwn = own !== undefined
			if (chosen !== null) await countModelTexts(parts, wish.task, countsOfTask(result, { isOwn }))
			return result
		},
	})

	app.route({
		...toRoute(testOwnModel),
		config: perMinute(rewritesPerMinute),
		handler: async (request, reply) => {
			const chosen = chooseModel(parts, request, request.body.own)
			if (chosen === null) throw new AppError('bad_request')
			return testModel(chosen.model, clientLeft(reply))
		},
	})

	app.route({
		...toRoute(settleModelText),
		config: perMinute(rewritesPerMinute),
		handler: async ({ body }, reply) => {
			await countModelTexts(parts, body.task, { [body.outcome]: 1 })
			return reply.code(204).send()
		},
	})

	app.route({
		...toRoute(previewModelTask),
		config: perMinute(rewritesPerMinute),
		handler: async (request) => {
			const { own, hide, ...wish } = request.body
			const secrets = await listSecrets(parts, request, hide)
			// No key is needed to say what would be sent.
			const asked = chooseModel(parts, request, own && { ...own, key: '' })?.model
			const maxChars = asked?.maxInputChars ?? wish.context.length + 1
			const { instructions, data, keptBack, ...size } = previewTask(wish, { secrets, maxChars })
			return {
				model: asked?.name ?? null,
				sentTo: asked?.place ?? null,
				instructions,
				data,
				keptBack,
				mostTokens: mostTokens({ instructions, data, ...size }),
			}
		},
	})
}
