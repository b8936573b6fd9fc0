import {
	exportSharedCv,
	getShareSettings,
	previewSharedCv,
	readSharedCv,
	unlockSharedCv,
	updateShareSettings,
} from '@app/contract'
import type { Typesetter } from '@app/typeset/node'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AppError } from '#http/app-error.ts'
import { perMinute } from '#http/limit-rates.ts'
import { networkOf } from '#http/network-of.ts'
import { neverStore } from '#http/never-store.ts'
import { optionalUser } from '#http/optional-user.ts'
import { requireUser } from '#http/require-user.ts'
import { routeOf } from '#http/route-of.ts'
import { sendFile } from '#http/send-file.ts'
import type { Attempts } from '#services/count-attempts.ts'
import type { ExportFile } from '#services/export-file.ts'
import type { CvSharingStore } from './cv-sharing.store.ts'
import type { OpenedCv } from './open-shared-cv.ts'

export type CvSharingParts = {
	sharing: CvSharingStore
	attempts: Attempts
	typesetter: Pick<Typesetter, 'svg'>
	exportFile: ExportFile
	rendersPerMinute: number
}

const quarterMs = 900_000
/** Guesses of one CV's password from one address, and from all of them together. */
const guesses = { name: 'share-password', max: 10, windowMs: quarterMs }
const allGuesses = { name: 'share-password-all', max: 100, windowMs: quarterMs }
/** Changes of one person's share settings: each may cost the hashing of a password. */
const changes = { name: 'share-settings', max: 60, windowMs: 60_000 }

/** How a CV is shared, for its owner. */
export const cvSharingRoutes: FastifyPluginAsyncZod<CvSharingParts> = async (
	app,
	{ sharing, attempts },
) => {
	neverStore(app)
	app.addHook('onRequest', requireUser)

	app.route({
		...routeOf(getShareSettings),
		handler: async ({ userId, params }) =>
			orNotFound(await sharing.settings({ ownerId: userId, ...params })),
	})

	app.route({
		...routeOf(updateShareSettings),
		handler: async ({ userId, params, body }) => {
			refuseBeyond(await attempts.take(changes, userId))
			return orNotFound(await sharing.share({ ownerId: userId, ...params }, body))
		},
	})
}

/** Shared CVs, for whoever has their address. */
export const sharedCvRoutes: FastifyPluginAsyncZod<CvSharingParts> = async (
	app,
	{ sharing, attempts, typesetter, exportFile, rendersPerMinute },
) => {
	neverStore(app)
	app.addHook('onRequest', optionalUser)
	app.addHook('onSend', async (_request, reply) => {
		void reply.header('x-robots-tag', 'noindex')
	})
	const limited = { config: perMinute(rendersPerMinute) }
	const isCounted = ({ method, signedIn }: FastifyRequest, { ownerId }: OpenedCv) =>
		method !== 'HEAD' && signedIn?.accountId !== ownerId

	app.route({
		...routeOf(readSharedCv),
		...limited,
		handler: async (request) => {
			const { params, headers } = request
			const opened = await sharing.open(params.key, headers['share-grant'])
			if (isCounted(request, opened)) await sharing.count(opened.cvId, 'views')
			return { ...opened, updatedAt: opened.updatedAt.toISOString() }
		},
	})

	app.route({
		...routeOf(unlockSharedCv),
		handler: async ({ params: { key }, body: { password }, ip }) => {
			const cvId = await sharing.idOf(key)
			refuseBeyond(await attempts.take(guesses, `${cvId} ${networkOf(ip)}`))
			refuseBeyond(await attempts.take(allGuesses, cvId))
			return sharing.unlock(key, password)
		},
	})

	app.route({
		...routeOf(previewSharedCv),
		...limited,
		handler: async ({ params, headers }) => {
			const { document, design } = await sharing.open(params.key, headers['share-grant'])
			return typesetter.svg(document, design)
		},
	})

	app.route({
		...routeOf(exportSharedCv),
		...limited,
		handler: async (request, reply) => {
			const { params, headers, body } = request
			const opened = await sharing.open(params.key, headers['share-grant'])
			const file = await exportFile({ ...opened, format: body.format })
			if (isCounted(request, opened)) await sharing.count(opened.cvId, 'downloads')
			return sendFile(reply, file)
		},
	})
}

function refuseBeyond(attempt: { isAllowed: boolean; retryAfterSeconds: number }): void {
	const { isAllowed, retryAfterSeconds } = attempt
	if (!isAllowed) throw new AppError('too_many_requests', undefined, { retryAfterSeconds })
}

function orNotFound<T>(found: T | null): T {
	if (found === null) throw new AppError('cv_not_found')
	return found
}
