import {
	getRewriteEngine,
	type OwnModel,
	previewRewrites,
	type RewriteEvent,
	rewriteLines,
	streamRewrites,
} from '@app/contract'
import { rewriteBullet } from '@app/rewrite'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { clientLeft } from '#http/client-left.ts'
import { perMinute } from '#http/limit-rates.ts'
import { addNoStore } from '#http/no-store.ts'
import { sendJsonLines } from '#http/send-json-lines.ts'
import { toRoute } from '#http/to-route.ts'
import {
	chooseModel,
	choosePreviewed,
	listSecrets,
	type ModelsParts,
	tokensLeft,
} from './choose-model.ts'
import { type CountingParts, countModelTexts, countsOfLines } from './count-model-texts.ts'
import { type Asker, previewLines, rewordLines, type Wish } from './reword-lines.ts'
import { toModelPayload } from './to-model-payload.ts'

export type RewritesParts = ModelsParts & CountingParts & { rewritesPerMinute: number }

type Request = FastifyRequest & {
	body: Wish & { useModel: boolean; hide: string[]; own?: OwnModel | undefined }
}

/** Duties become statements. Nothing is kept but how much of the model was used. */
export const rewritesRoutes: FastifyPluginAsyncZod<RewritesParts> = async (app, parts) => {
	addNoStore(app)
	const { model, ownModels, rewritesPerMinute } = parts

	app.route({
		...toRoute(getRewriteEngine),
		handler: async (request) => {
			const left = await tokensLeft(parts, request)
			return {
				model: model?.name ?? null,
				sentTo: model?.place ?? null,
				mayAsk: left !== null,
				tokensLeft: left ?? 0,
				ownProviders: ownModels.providers.map(({ id, name, host }) => ({ id, name, host })),
			}
		},
	})

	app.route({
		...toRoute(previewRewrites),
		config: perMinute(rewritesPerMinute),
		handler: async (request) => {
			const { hide, own, ...wish } = request.body
			const asked = await choosePreviewed(parts, request, own)
			const secrets = await listSecrets(parts, request, hide)
			const maxChars = asked.model?.maxInputChars ?? Number.POSITIVE_INFINITY
			return toModelPayload(asked, previewLines(wish, { secrets, maxChars }))
		},
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
			return sendJsonLines<RewriteEvent>(reply, async (tell) => {
				const onDrafts: Asker['onDrafts'] = (drafts) => tell({ drafts })
				tell({ lines: await reworded(parts, request, { signal, onDrafts }) })
			})
		},
	})
}

async function reworded(
	parts: RewritesParts,
	request: Pick<Request, 'body' | 'signedIn' | 'ip'>,
	asking: Pick<Asker, 'signal' | 'onDrafts'>,
) {
	const { useModel, hide, own, ...wish } = request.body
	const chosen = useModel ? chooseModel(parts, request, own) : null
	if (chosen === null)
		return wish.lines.map((line) => ({
			...rewriteBullet(line, { current: wish.current, text: wish.lines.join('\n') }),
			whyLocal: null,
		}))
	const secrets = await listSecrets(parts, request, hide)
	const { lines, tokens } = await rewordLines(chosen, wish, { ...asking, secrets })
	const counts = countsOfLines(lines, { tokens: own === undefined ? tokens : 0 })
	await countModelTexts(parts, 'reword', counts)
	return lines
}
