import { getShareSettings, renewShareLink, updateShareSettings } from '@app/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AppError } from '#http/app-error.ts'
import { addNoStore } from '#http/no-store.ts'
import { throwTooManyRequests } from '#http/throw-too-many-requests.ts'
import { toRoute } from '#http/to-route.ts'
import type { TypesetterFor } from '#http/typesetter-for-request.ts'
import type { AttemptCounter } from '#services/attempt-counter.ts'
import type { ExportFile } from '#services/export-file.ts'
import type { CvSharingStore } from './cv-sharing.store.ts'

export type CvSharingParts = {
	sharing: CvSharingStore
	attempts: AttemptCounter
	typesetterFor: TypesetterFor
	exportFile: ExportFile
	rendersPerMinute: number
	/** Where people find this site. */
	siteUrl: () => string
}

/** Changes of one person's share settings: each may cost the hashing of a password. */
const changes = { name: 'share-settings', max: 60, windowMs: 60_000 }

/** How a CV is shared, for its owner. */
export const cvSharingRoutes: FastifyPluginAsyncZod<CvSharingParts> = async (
	app,
	{ sharing, attempts },
) => {
	addNoStore(app)

	app.route({
		...toRoute(getShareSettings),
		handler: async ({ userId, params }) =>
			orNotFound(await sharing.settings({ ownerId: userId, ...params })),
	})

	app.route({
		...toRoute(updateShareSettings),
		handler: async ({ userId, params, body }) => {
			throwTooManyRequests(await attempts.take(changes, userId))
			return orNotFound(await sharing.share({ ownerId: userId, ...params }, body))
		},
	})

	app.route({
		...toRoute(renewShareLink),
		handler: async ({ userId, params }) => {
			throwTooManyRequests(await attempts.take(changes, userId))
			return orNotFound(await sharing.renewLink({ ownerId: userId, ...params }))
		},
	})
}

function orNotFound<T>(found: T | null): T {
	if (found === null) throw new AppError('cv_not_found')
	return found
}
