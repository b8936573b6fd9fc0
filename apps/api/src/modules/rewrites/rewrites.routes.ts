import { PassThrough } from 'node:stream'
import { getRewriteEngine, type RewriteEvent, rewriteLines, streamRewrites } from '@app/contract'
import { rewriteBullet } from '@app/rewrite'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { clientLeft } from '#http/client-left.ts'
import { perMinute } from '#http/limit-rates.ts'
import { addNoStore } from '#http/no-store.ts'
import { toRoute } from '#http/to-route.ts'
import type { Model } from '#services/model/open-model.ts'
import type { ModelUse } from './model-use.store.ts'
import { type Asker, rewordLines, type Wish } from './reword-lines.ts'

export type RewritesParts = {
	/** The operator's language model, or `null`. */
	model: Model | null
	use: ModelUse
	/** Words of somebody's profile that no model may see. */
	secretsOf: (userId: string) => Promise<string[]>
	rewritesPerMinute: number
}

type Request = FastifyRequest & { body: Wish & { useModel: boolean } }

/** Duties become statements. Nothing is kept but how much of the model was used. */
export const rewritesRoutes: FastifyPluginAsyncZod<RewritesParts> = async (app, parts) => {
	addNoStore(app)
	const { model, use, rewritesPerMinute } = parts

	app.route({
		...toRoute(getRewriteEngine),
		handler: async ({ signedIn }) => ({
			model: model?.name ?? null,
			tokensLeft: model && signedIn ? await use.left(signedIn.accountId, model.dailyTokens) : 0,
		}),
	})

	app.route({
		...toRoute(rewriteLines),
		config: perMinute(rewritesPerMinute),
		handler: async (request, reply) => {
			const signal = clientLeft(reply)
			return { lines: await reworded(parts, request, { signal }) }
		},
	})

	app.route({
		...toRoute(streamRewrites),
		config: perMinute(rewritesPerMinute),
		handler: async (request, reply) => {
			const signal = clientLeft(reply)
			const stream = new PassThrough()
			const tell = (event: RewriteEvent) => stream.write(`${JSON.stringify(event)}\n`)
			void reply.header('content-type', 'application/x-ndjson').send(stream)
			try {
				const onDrafts: Asker['onDrafts'] = (drafts) => tell({ drafts })
				tell({ lines: await reworded(parts, request, { signal, onDrafts }) })
				stream.end()
			} catch (error) {
				stream.destroy(error instanceof Error ? error : new Error(String(error)))
			}
			return reply
		},
	})
}

async function reworded(
	{ model, use, secretsOf }: RewritesParts,
	{ body, signedIn }: Pick<Request, 'body' | 'signedIn'>,
	asking: Pick<Asker, 'signal' | 'onDrafts'>,
) {
	const { lines, current } = body
	if (model === null || !signedIn || !body.useModel)
		return lines.map((line) => ({
			...rewriteBullet(line, { current, text: lines.join('\n') }),
			whyLocal: null,
		}))
	const userId = signedIn.accountId
	return rewordLines({ model, use }, body, { ...asking, userId, secrets: await secretsOf(userId) })
}
