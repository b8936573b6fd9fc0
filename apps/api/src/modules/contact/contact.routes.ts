import { sendContactMessage } from '@app/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { limitPerAddress } from '#http/limit-per-address.ts'
import { addNoStore } from '#http/no-store.ts'
import { toRoute } from '#http/to-route.ts'
import type { AttemptCounter, Limit } from '#services/attempt-counter.ts'
import type { ContactStore } from './contact.store.ts'

export type ContactParts = { contact: ContactStore; attempts: AttemptCounter }

/** Messages of one address in an hour. */
const messagesOfAddress: Limit = {
	name: 'contact messages of an address',
	max: 5,
	windowMs: 3_600_000,
}

/** Messages to the operator of this site. */
export const contactRoutes: FastifyPluginAsyncZod<ContactParts> = async (
	app,
	{ contact, attempts },
) => {
	addNoStore(app)
	app.route({
		...toRoute(sendContactMessage),
		onRequest: limitPerAddress(attempts, messagesOfAddress),
		handler: async ({ body: { website, ...message } }) => {
			// A program that fills in the hidden field gets the same answer, so that it learns nothing.
			if (website === '') await contact.take(message)
			return { detail: 'Thank you. We’ve received your message and will reply by email.' }
		},
	})
}
