import {
	endOtherSessions,
	endSession,
	listSessions,
	login,
	logout,
	refreshToken,
	type User,
} from '@app/contract'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AppError } from '#http/app-error.ts'
import { limitPerAddress } from '#http/limit-per-address.ts'
import { addNoStore } from '#http/no-store.ts'
import { toNetwork } from '#http/to-network.ts'
import { toRoute } from '#http/to-route.ts'
import type { AttemptCounter } from '#services/attempt-counter.ts'
import type { SecurityEvents } from '#services/security-events.ts'
import { describeDevice } from './describe-device.ts'
import type { RenewSession } from './renew-session.ts'
import type { SessionStore } from './session.store.ts'
import type { SignInWithPassword } from './sign-in-with-password.ts'

export type SessionsParts = {
	sessions: SessionStore
	signIn: SignInWithPassword
	renew: RenewSession
	userOf: (accountId: string) => Promise<User>
	attempts: AttemptCounter
	events: SecurityEvents
}

/** Signing in, staying signed in and signing out. */
export const sessionsRoutes: FastifyPluginAsyncZod<SessionsParts> = async (app, parts) => {
	const { sessions, signIn, renew, userOf, attempts, events } = parts
	addNoStore(app)
	// A person with many tabs asks a few times in a quarter of an hour; an office does so more often.
	const limited = limitPerAddress(attempts, { name: 'tokens', max: 300, windowMs: 60_000 })

	app.route({
		...toRoute(login),
		handler: async (request) => {
			const { email, password, remember_me } = request.body
			const { accountId, ...tokens } = await signIn({
				email,
				password,
				isRemembered: remember_me,
				...describeCaller(request),
			})
			return { ...tokens, user: await userOf(accountId) }
		},
	})

	app.route({
		...toRoute(refreshToken),
		onRequest: limited,
		handler: ({ body }) => renew(body.refresh),
	})

	app.route({
		...toRoute(logout),
		onRequest: limited,
		handler: async ({ body }, reply) => {
			const ended = await sessions.endByToken(body.refresh)
			if (ended) await events.record({ kind: 'signed_out', accountId: ended.accountId })
			return reply.code(204).send()
		},
	})

	app.route({
		...toRoute(listSessions),
		handler: async ({ userId, sessionId }) => ({
			sessions: await sessions.list(userId, sessionId),
		}),
	})

	app.route({
		...toRoute(endSession),
		handler: async ({ userId, params }, reply) => {
			const isEnded = await sessions.end(userId, params.sessionId)
			if (!isEnded) throw new AppError('not_found')
			await events.record({ kind: 'session_ended', accountId: userId })
			return reply.code(204).send()
		},
	})

	app.route({
		...toRoute(endOtherSessions),
		handler: async ({ userId, sessionId }, reply) => {
			const ended = await sessions.endOthers(userId, sessionId)
			if (ended > 0) await events.record({ kind: 'session_ended', accountId: userId })
			return reply.code(204).send()
		},
	})
}

function describeCaller({ ip, headers }: FastifyRequest) {
	return { device: describeDevice(headers['user-agent']), network: toNetwork(ip) }
}
