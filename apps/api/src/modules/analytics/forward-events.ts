import type { AnalyticsEvent } from '@app/contract'
import type { Log } from '#services/open-job-queue.ts'

/** Hands an event to the operator's statistics service. */
export type ForwardEvents = (client: string, event: AnalyticsEvent) => Promise<void>

export type AnalyticsConfig = { id: string; secret: string; url: string }

const timeoutMs = 3000

/** Returns a function that sends events by the Measurement Protocol. It logs failures and never throws. */
export function createEventForwarder(
	{ id, secret, url }: AnalyticsConfig,
	log: Log,
): ForwardEvents {
	const address = new URL(url)
	address.searchParams.set('measurement_id', id)
	if (secret) address.searchParams.set('api_secret', secret)
	return async (client, { name, ...params }) => {
		const body = { client_id: client, non_personalized_ads: true, events: [{ name, params }] }
		try {
			const answer = await fetch(address, {
				method: 'POST',
				headers: { 'content-type': 'application/json' },
				body: JSON.stringify(body),
				redirect: 'error',
				signal: AbortSignal.timeout(timeoutMs),
			})
			if (!answer.ok) log.warn({ status: answer.status }, 'The statistics service refused an event')
		} catch {
			// The error would repeat the address, and with it the secret.
			log.warn({}, 'The statistics service could not be reached')
		}
	}
}
