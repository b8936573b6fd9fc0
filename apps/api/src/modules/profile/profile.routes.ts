import { getUser, updateProfile } from '@app/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { limitPerAddress } from '#http/limit-per-address.ts'
import { addNoStore } from '#http/no-store.ts'
import { toRoute } from '#http/to-route.ts'
import type { AttemptCounter } from '#services/attempt-counter.ts'
import type { ProfileStore } from './profile.store.ts'

export type ProfileParts = { profile: ProfileStore; attempts: AttemptCounter }

/** The profile of the signed-in person. */
export const profileRoutes: FastifyPluginAsyncZod<ProfileParts> = async (
	app,
	{ profile, attempts },
) => {
	addNoStore(app)

	app.route({
		...toRoute(getUser),
		handler: ({ userId }) => profile.user(userId),
	})

	app.route({
		...toRoute(updateProfile),
		onRequest: limitPerAddress(attempts, { name: 'profile', max: 60, windowMs: 60_000 }),
		handler: ({ userId, body }) => profile.update(userId, body),
	})
}
