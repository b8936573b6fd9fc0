import * as contract from '@app/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { limitPerAddress } from '#http/limit-per-address.ts'
import { addNoStore } from '#http/no-store.ts'
import { toRoute } from '#http/to-route.ts'
import { utcDay } from '#services/utc-day.ts'
import type { AccountsDeps } from './accounts-deps.ts'
import { changeEmail } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { confirmEmail } from './confirm-email.ts'
import { consumeAttempt } from './consume-attempt.ts'
import { exportAccount } from './export-account.ts'
import { exportsOfAccount, linksOfAddress, requestsOfAddress } from './rate-limits.ts'
import { register } from './register.ts'
import { resendVerification } from './resend-verification.ts'
import { requestPasswordReset, resetPassword } from './reset-password.ts'
import { cancelDeletion, scheduleDeletion } from './schedule-account-deletion.ts'

export type AccountsRoutesParts = AccountsDeps & {
	userOf: (accountId: string) => Promise<contract.User>
	/** Registrations and wishes for messages that one address may have in an hour. */
	registrationsPerHour: number
}

/** Having an account: beginning, proving an address, choosing passwords, taking everything along, ending. */
export const accountsRoutes: FastifyPluginAsyncZod<AccountsRoutesParts> = async (app, parts) => {
	addNoStore(app)
	await app.register(accountsOfGuests, parts)
	await app.register(accountsOfUsers, parts)
}

const accountsOfGuests: FastifyPluginAsyncZod<AccountsRoutesParts> = async (app, parts) => {
	const { attempts, mail, registrationsPerHour } = parts
	const asking = limitPerAddress(attempts, requestsOfAddress(registrationsPerHour))
	const answering = limitPerAddress(attempts, linksOfAddress)
	const needsMail = async () => mail.refuseWithoutServer()

	app.route({
		...toRoute(contract.register),
		onRequest: [needsMail, asking],
		handler: ({ body }) => register(parts, body),
	})

	app.route({
		...toRoute(contract.resendVerification),
		onRequest: [needsMail, asking],
		handler: ({ body }) => resendVerification(parts, body.email),
	})

	app.route({
		...toRoute(contract.confirmEmail),
		onRequest: answering,
		handler: ({ body }) => confirmEmail(parts, body.key),
	})

	app.route({
		...toRoute(contract.requestPasswordReset),
		onRequest: [needsMail, asking],
		handler: ({ body }) => requestPasswordReset(parts, body.email),
	})

	app.route({
		...toRoute(contract.resetPassword),
		onRequest: answering,
		handler: ({ body }) => resetPassword(parts, body.key, body),
	})
}

const accountsOfUsers: FastifyPluginAsyncZod<AccountsRoutesParts> = async (app, parts) => {
	const { events, mail, userOf } = parts

	app.route({
		...toRoute(contract.changePassword),
		handler: (request) => changePassword(parts, request, request.body),
	})

	app.route({
		...toRoute(contract.changeEmail),
		onRequest: async () => mail.refuseWithoutServer(),
		handler: ({ userId, body }) => changeEmail(parts, userId, body),
	})

	app.route({
		...toRoute(contract.deleteAccount),
		handler: ({ userId, body }) => scheduleDeletion(parts, userId, body.currentPassword),
	})

	app.route({
		...toRoute(contract.keepAccount),
		handler: async ({ userId }) => {
			await cancelDeletion(parts, userId)
			return userOf(userId)
		},
	})

	app.route({
		...toRoute(contract.exportAccount),
		handler: async ({ userId }, reply) => {
			await consumeAttempt(parts, exportsOfAccount, userId)
			await events.record({ kind: 'data_exported', accountId: userId })
			const day = utcDay(parts.now())
			return reply
				.type('application/zip')
				.header('content-disposition', `attachment; filename="ella-${day}.zip"`)
				.send(await exportAccount(parts, userId))
		},
	})
}
