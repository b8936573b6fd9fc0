import {
	cancelSubscription,
	getSubscription,
	listInvoices,
	listPrices,
	openPaymentPortal,
	refreshSubscription,
	resumeSubscription,
	startCheckout,
	takePaymentEvent,
} from '@app/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AppError } from '#http/app-error.ts'
import { addNoStore } from '#http/no-store.ts'
import { throwTooManyRequests } from '#http/throw-too-many-requests.ts'
import { toRoute } from '#http/to-route.ts'
import type { AttemptCounter, Limit } from '#services/attempt-counter.ts'
import type { SubscriptionStore } from './subscription.store.ts'

export type SubscriptionRoutesParts = { subscriptions: SubscriptionStore; attempts: AttemptCounter }

/** Questions to the payment service that one person may cause. */
const questionsOfPerson: Limit = { name: 'payment questions', max: 40, windowMs: 600_000 }

/** Largest message of the payment service in bytes; the largest that it sends are some tens of kilobytes. */
const largestMessage = 262_144

/** The routes for a person's plan and payments, and for the messages that the payment service sends. */
export const subscriptionRoutes: FastifyPluginAsyncZod<SubscriptionRoutesParts> = async (
	app,
	parts,
) => {
	addNoStore(app)
	await app.register(ownRoutes, parts)
	await app.register(messageRoutes, parts)
}

const ownRoutes: FastifyPluginAsyncZod<SubscriptionRoutesParts> = async (
	app,
	{ subscriptions, attempts },
) => {
	const limited = async ({ userId }: { userId: string }) =>
		throwTooManyRequests(await attempts.take(questionsOfPerson, userId))

	app.route({
		...toRoute(listPrices),
		handler: async () => ({ prices: await subscriptions.prices() }),
	})
	app.route({
		...toRoute(getSubscription),
		handler: ({ userId }) => subscriptions.read(userId),
	})
	app.route({
		...toRoute(refreshSubscription),
		preHandler: limited,
		handler: ({ userId }) => subscriptions.refresh(userId),
	})
	app.route({
		...toRoute(listInvoices),
		preHandler: limited,
		handler: async ({ userId }) => ({ invoices: await subscriptions.invoices(userId) }),
	})
	app.route({
		...toRoute(startCheckout),
		preHandler: limited,
		handler: ({ userId }) => subscriptions.checkout(userId),
	})
	app.route({
		...toRoute(openPaymentPortal),
		preHandler: limited,
		handler: ({ userId, body }) => subscriptions.portal(userId, body.wish),
	})
	app.route({
		...toRoute(cancelSubscription),
		preHandler: limited,
		handler: ({ userId }) => subscriptions.cancel(userId),
	})
	app.route({
		...toRoute(resumeSubscription),
		preHandler: limited,
		handler: ({ userId }) => subscriptions.resume(userId),
	})
}

const messageRoutes: FastifyPluginAsyncZod<SubscriptionRoutesParts> = async (
	app,
	{ subscriptions },
) => {
	// The signature is over the bytes, so nothing here may read them as JSON first.
	app.removeAllContentTypeParsers()
	app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
		done(null, body),
	)

	app.route({
		...toRoute(takePaymentEvent),
		bodyLimit: largestMessage,
		handler: async ({ body, headers }) => {
			const signature = headers['stripe-signature']
			if (!(body instanceof Uint8Array) || typeof signature !== 'string')
				throw new AppError('payment_event_not_signed')
			await subscriptions.takeMessage(body, signature)
			return { received: true as const }
		},
	})
}
