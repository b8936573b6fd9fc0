import type Stripe from 'stripe'
import { AppError } from '#http/app-error.ts'
import type { Log } from '#services/open-job-queue.ts'
import type { Ask } from './stripe-deps.ts'

/** Turns every failure of Stripe into one of ours; the log gets its kind, since its words may hold a part of a key. */
export function askStripe(client: () => Promise<Stripe>, log: Log): Ask {
	return async (question) => {
		try {
			return await question(await client())
		} catch (error) {
			if (error instanceof AppError) throw error
			log.warn(describeStripeError(error), 'The payment service didn’t carry out the request')
			throw new AppError('payments_unreachable')
		}
	}
}

/** Whether Stripe says that there is no such thing. */
export function isMissing(error: unknown): boolean {
	return describeStripeError(error).code === 'resource_missing'
}

/** Returns Stripe's details of a failure. */
function describeStripeError(
	error: unknown,
): Record<'type' | 'code' | 'statusCode' | 'requestId', unknown> {
	const { type, code, statusCode, requestId } = Object(error)
	return { type, code, statusCode, requestId }
}
