import { deleteAnalysis, getAnalysis, getAnalysisPage, listAnalyses } from '@app/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AppError } from '#http/app-error.ts'
import { addNoStore } from '#http/no-store.ts'
import { toRoute } from '#http/to-route.ts'
import type { SignedLinks } from '#services/signed-links.ts'
import type { GuestAnalysisStore } from '../guest-analysis/guest-analysis.store.ts'
import { keptPagePath, withSignedPages } from '../guest-analysis/page-addresses.ts'
import type { PagePictures } from '../guest-analysis/page-pictures.ts'
import { sendPicture } from '../guest-analysis/send-picture.ts'
import type { AnalysesStore } from './analyses.store.ts'

export type AnalysesParts = {
	store: AnalysesStore
	/** Deletes an analysis together with its files. */
	uploads: Pick<GuestAnalysisStore, 'remove'>
	pictures: Pick<PagePictures, 'get'>
	links: SignedLinks
}

/** The analyses that an account keeps. */
export const analysesRoutes: FastifyPluginAsyncZod<AnalysesParts> = async (
	app,
	{ store, uploads, pictures, links },
) => {
	addNoStore(app)

	app.route({
		...toRoute(listAnalyses),
		handler: ({ query, userId }) => store.list(userId, query),
	})

	app.route({
		...toRoute(getAnalysis),
		handler: async ({ params: { analysisId }, userId }) => {
			const found = await store.get(userId, analysisId)
			if (found === null) throw new AppError('not_found')
			const { results, ...summary } = found
			return { ...summary, ...results, pages: withSignedPages(analysisId, results.pages, links) }
		},
	})

	app.route({
		...toRoute(getAnalysisPage),
		handler: async ({ params: { analysisId, page }, query }, reply) => {
			if (!links.isSigned(keptPagePath(analysisId, page), query)) throw new AppError('not_found')
			const upload = await store.upload(analysisId)
			const picture = upload && (await pictures.get({ ...upload, page }))
			return sendPicture(reply, picture, { isKept: true })
		},
	})

	app.route({
		...toRoute(deleteAnalysis),
		handler: async ({ params, userId }, reply) => {
			const isRemoved = await uploads.remove(params.analysisId, userId)
			if (!isRemoved) throw new AppError('not_found')
			return reply.code(204).send()
		},
	})
}
