import { z } from 'zod'
import { AppError } from '#http/app-error.ts'
import type { Payments } from './payments.ts'
import type { StripeDeps } from './stripe-deps.ts'

/** How long a signature is valid, so that an intercepted message can't be sent again much later. */
const toleranceSeconds = 300

const idSchema = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])

const eventSchema = z.object({
	id: z.string().max(255),
	type: z.string(),
	data: z.object({ object: z.object({ customer: idSchema.nullish() }) }),
})

/** Reads the messages that Stripe sends. */
export function stripeEvents({ client, config }: StripeDeps): Pick<Payments, 'readEvent'> {
	return {
		async readEvent({ body, signature, at }) {
			const { webhooks } = await client()
			const parsed = eventSchema.safeParse(readSigned())
			if (!parsed.success) throw new AppError('bad_request')
			const { id, type: kind, data } = parsed.data
			return { id, kind, customerId: data.object.customer ?? null }

			function readSigned(): unknown {
				try {
					const { webhookSecret } = config
					const rest = [webhookSecret, toleranceSeconds, undefined, at] as const
					return webhooks.constructEvent(Buffer.from(body), signature, ...rest)
				} catch {
					throw new AppError('payment_event_not_signed')
				}
			}
		},
	}
}
