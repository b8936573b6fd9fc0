import {
	type OwnModel,
	previewModelTask,
	runModelTask,
	settleModelText,
	streamModelTask,
	type TaskEvent,
	type TaskResult,
	testOwnModel,
} from '@app/contract'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AppError } from '#http/app-error.ts'
import { clientLeft } from '#http/client-left.ts'
import { perMinute } from '#http/limit-rates.ts'
import { addNoStore } from '#http/no-store.ts'
import { sendJsonLines } from '#http/send-json-lines.ts'
import { toRoute } from '#http/to-route.ts'
import { chooseModel, choosePreviewed, listSecrets } from './choose-model.ts'
import { countModelTexts, countsOfTask } from './count-model-texts.ts'
import { probeModel } from './probe-model.ts'
import type { RewritesParts } from './rewrites.routes.ts'
import { previewTask, runTask, type TaskAsker, type TaskRequest } from './run-model-task.ts'
import { toModelPayload } from './to-model-payload.ts'

/**
 * The routes for the tasks of a language model. Nothing is kept except how much of the model was used, and how often
 * its texts were.
 */
export const modelTasksRoutes: FastifyPluginAsyncZod<RewritesParts> = async (app, parts) => {
	addNoStore(app)
	const { rewritesPerMinute } = parts

	app.route({
		...toRoute(runModelTask),
		config: perMinute(rewritesPerMinute),
		handler: async (request, reply) => {
			const run = await prepareTask(parts, request)
			return run({ signal: clientLeft(reply) })
		},
	})

	app.route({
		...toRoute(streamModelTask),
		config: perMinute(rewritesPerMinute),
		handler: async (request, reply) => {
			const signal = clientLeft(reply)
			const run = await prepareTask(parts, request)
			return sendJsonLines<TaskEvent>(reply, async (tell) => {
				tell({ result: await run({ signal, onProgress: (progress) => tell({ progress }) }) })
			})
		},
	})

	app.route({
		...toRoute(testOwnModel),
		config: perMinute(rewritesPerMinute),
		handler: async (request, reply) => {
			const chosen = chooseModel(parts, request, request.body.own)
			if (chosen === null) throw new AppError('bad_request')
			return probeModel(chosen.model, clientLeft(reply))
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
			const asked = await choosePreviewed(parts, request, own)
			const maxChars = asked.model?.maxInputChars ?? wish.context.length + 1
			return toModelPayload(asked, previewTask(wish, { secrets, maxChars }))
		},
	})
}

type TaskCall = Pick<FastifyRequest, 'signedIn' | 'ip'> & {
	body: TaskRequest & { own?: OwnModel | undefined; hide: string[] }
}

/**
 * Chooses the model for a task; the returned function runs the task and counts it. Throws when this site does not
 * offer the caller's own provider.
 */
async function prepareTask(parts: RewritesParts, call: TaskCall) {
	const { own, hide, ...wish } = call.body
	const chosen = chooseModel(parts, call, own)
	const secrets = await listSecrets(parts, call, hide)
	return async (asking: Omit<TaskAsker, 'secrets'>): Promise<TaskResult> => {
		const result = await runTask(chosen, wish, { ...asking, secrets })
		const counts = countsOfTask(result, { isOwn: own !== undefined })
		if (chosen !== null) await countModelTexts(parts, wish.task, counts)
		return result
	}
}
