import {
	exportSharedCv,
	pictureSharedCv,
	previewSharedCv,
	readSharedCv,
	unlockSharedCv,
} from '@app/contract'
import { outlinesOnly, titledHeading, toTypesetInput } from '@app/typeset'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AppError } from '#http/app-error.ts'
import { perMinute } from '#http/limit-rates.ts'
import { addNoStore } from '#http/no-store.ts'
import { sendFile } from '#http/send-file.ts'
import { shedTo } from '#http/shed-load.ts'
import { throwTooManyRequests } from '#http/throw-too-many-requests.ts'
import { toNetwork } from '#http/to-network.ts'
import { toRoute } from '#http/to-route.ts'
import type { CvSharingParts } from './cv-sharing.routes.ts'
import { linkPreviewPictures } from './link-preview-pictures.ts'
import type { OpenedCv } from './open-shared-cv.ts'

const quarterMs = 900_000
/** The picture beside links to pages of the web app, and to a CV whose own can’t be drawn: who shows a link asks once. */
const pictureOfElla = '/link-picture.png'
/** Guesses of one CV's password from one address, and from all of them together. */
const guesses = { name: 'share-password', max: 10, windowMs: quarterMs }
const allGuesses = { name: 'share-password-all', max: 100, windowMs: quarterMs }

/** The routes for shared CVs, open to anybody with their address. */
export const sharedCvRoutes: FastifyPluginAsyncZod<CvSharingParts> = async (
	app,
	{ sharing, attempts, typesetterFor, exportFile, rendersPerMinute },
) => {
	addNoStore(app)
	app.addHook('onSend', async (_request, reply) => {
		void reply.header('x-robots-tag', 'noindex')
	})
	const pictureOf = linkPreviewPictures()
	const limited = { config: perMinute(rendersPerMinute) }
	const isCounted = ({ method, signedIn }: FastifyRequest, { ownerId }: OpenedCv) =>
		method !== 'HEAD' && signedIn?.accountId !== ownerId

	app.route({
		...toRoute(readSharedCv),
		...limited,
		handler: async (request) => {
			const { params, headers } = request
			const opened = await sharing.open(params.key, headers['share-grant'])
			if (isCounted(request, opened)) await sharing.count(opened.cvId, 'views')
			const { document, design, updatedAt } = opened
			const printed = toTypesetInput(document, design)
			const words = { ...printed, heading: titledHeading(printed) }
			return { ...opened, words, updatedAt: updatedAt.toISOString() }
		},
	})

	app.route({
		...toRoute(unlockSharedCv),
		handler: async ({ params: { key }, body: { password }, ip }) => {
			const cvId = await sharing.idOf(key)
			throwTooManyRequests(await attempts.take(guesses, `${cvId} ${toNetwork(ip)}`))
			throwTooManyRequests(await attempts.take(allGuesses, cvId))
			return sharing.unlock(key, password)
		},
	})

	app.route({
		...toRoute(previewSharedCv),
		...limited,
		handler: async (request, reply) => {
			const { params, headers } = request
			const { document, design } = await sharing.open(params.key, headers['share-grant'])
			const typesetter = await typesetterFor(request, reply)
			const { pages, warnings } = await typesetter.svg(document, design)
			return {
				pages: pages.map((page) => ({ ...page, svg: outlinesOnly(page.svg) })),
				warnings,
			}
		},
	})

	app.route({
		...toRoute(pictureSharedCv),
		config: { ...limited.config, ...shedTo(pictureOfElla) },
		handler: async (request, reply) => {
			const opened = await sharing.open(request.params.key, undefined)
			const picture = await pictureOf(opened, await typesetterFor(request, null))
			return picture ? reply.type('image/png').send(picture) : reply.redirect(pictureOfElla)
		},
	})

	app.route({
		...toRoute(exportSharedCv),
		...limited,
		handler: async (request, reply) => {
			const { params, headers, body } = request
			const opened = await sharing.open(params.key, headers['share-grant'])
			if (!opened.allowsDownload) throw new AppError('share_download_off')
			// A stranger gets the printed content, and nothing that the design hides.
			const options = { carriesData: false, isArchival: false, format: body.format }
			const file = await exportFile({ ...opened, ...options }, await typesetterFor(request, reply))
			if (isCounted(request, opened)) await sharing.count(opened.cvId, 'downloads')
			return sendFile(reply, file)
		},
	})
}
