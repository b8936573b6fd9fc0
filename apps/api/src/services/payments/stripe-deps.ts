import type Stripe from 'stripe'
import type { PaymentsConfig } from '#payments-config.ts'
import type { Log } from '#services/open-job-queue.ts'

/** Asks Stripe something. */
export type Ask = <Answer>(question: (stripe: Stripe) => Promise<Answer>) => Promise<Answer>

/** The dependencies with which each part of this folder calls Stripe. */
export type StripeDeps = {
	/** Loads the client when it is first needed. */
	client: () => Promise<Stripe>
	/** Asks, or throws a sentence that can be shown to a person. */
	ask: Ask
	config: PaymentsConfig
	log: Log
}
