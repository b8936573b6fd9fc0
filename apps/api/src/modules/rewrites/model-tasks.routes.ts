import { previewModelTask, runModelTask, settleModelText, type TaskResult } from '@app/contract'
import type { ModelTaskName } from '@app/rewrite/model'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { clientLeft } from '#http/client-left.ts'
import { perMinute } from '#http/limit-rates.ts'
import { addNoStore } from '#http/no-store.ts'
import { toRoute } from '#http/to-route.ts'
import type { Metrics } from '#services/metrics/create-metrics.ts'
import { mostTokens } from '#services/model/model-connection.ts'
import type { RewritesParts } from './rewrites.routes.ts'
import { previewTask, runTask } from './run-model-task.ts'

type ModelTasksParts = RewritesParts & {
	/** Counts what the model offers, what that takes, and what people accept. */
	metrics: Pick<Metrics, 'modelTexts' | 'modelTokens'>
}

/** What a language model is asked to do. Nothing is kept but how much of it was used. */
export const modelTasksRoutes: FastifyPluginAsyncZod<ModelTasksParts> = async (app, parts) => {
	addNoStore(app)
	const { model, use, rewritesPerMinute } = parts

	app.route({
		...toRoute(runModelTask),
		config: perMinute(rewritesPerMinute),
		handler: async ({ body, userId }, reply) => {
			const secrets = await parts.secretsOf(userId)
			const signal = clientLeft(reply)
			const result = await runTask({ model, use }, body, { userId, secrets, signal })
			countTexts(parts.metrics, body.task, result)
			return result
		},
	})

	app.route({
		...toRoute(settleModelText),
		config: perMinute(rewritesPerMinute),
		handler: async ({ body }, reply) => {
			parts.metrics.modelTexts.inc(body)
			return reply.code(204).send()
		},
	})

	app.route({
		...toRoute(previewModelTask),
		config: perMinute(rewritesPerMinute),
		handler: async ({ body, userId }) => {
			const secrets = await parts.secretsOf(userId)
			const maxChars = model?.maxInputChars ?? body.context.length + 1
			const { instructions, data, keptBack, ...size } = previewTask(body, { secrets, maxChars })
			return {
				model: model?.name ?? null,
				sentTo: model?.place ?? null,
				instructions,
				data,
				keptBack,
				mostTokens: mostTokens({ instructions, data, ...size }),
			}
		},
	})
}

function countTexts(
	{ modelTexts, modelTokens }: ModelTasksParts['metrics'],
	task: ModelTaskName,
	{ engine, offered, toConfirm, refused, tokens }: TaskResult,
): void {
	modelTokens.inc({ task }, tokens)
	modelTexts.inc({ task, outcome: engine === 'model' ? 'offered' : 'local' }, offered.length)
	modelTexts.inc({ task, outcome: 'to_confirm' }, toConfirm.length)
	modelTexts.inc({ task, outcome: 'refused' }, refused.length)
}
