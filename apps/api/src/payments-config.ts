import { z } from 'zod'
import { secureUrl } from './secure-url.ts'

/** The account at Stripe that payments go to. */
export type PaymentsConfig = {
	secretKey: string
	webhookSecret: string
	priceId: string
	apiUrl: string
}

const keyThatBegins = (beginning: RegExp, message: string) =>
	z.string().trim().regex(beginning, message).optional()

/** The variables of the environment for payments. */
export const paymentsVariables = {
	STRIPE_SECRET_KEY: keyThatBegins(
		/^[rs]k_\S+$/,
		'must be a secret or restricted key, which begins with sk_ or rk_',
	),
	STRIPE_WEBHOOK_SECRET: keyThatBegins(
		/^whsec_\S+$/,
		'must be the signing secret of a webhook endpoint, which begins with whsec_',
	),
	STRIPE_PRICE_ID: keyThatBegins(
		/^price_\S+$/,
		'must be the id of a monthly price, which begins with price_',
	),
	STRIPE_API_URL: secureUrl.default('https://api.stripe.com'),
}

type Parsed = z.infer<z.ZodObject<typeof paymentsVariables>>

const together = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID'] as const

/** How payments are made, or `null`: then everybody has the free plan. */
export function toPaymentsConfig(parsed: Parsed): PaymentsConfig | null {
	const {
		STRIPE_SECRET_KEY: secretKey,
		STRIPE_WEBHOOK_SECRET: webhookSecret,
		STRIPE_PRICE_ID: priceId,
	} = parsed
	if (!secretKey || !webhookSecret || !priceId) return null
	return { secretKey, webhookSecret, priceId, apiUrl: parsed.STRIPE_API_URL }
}

/** Returns the missing variables that the set variables need, each with a message. */
export function paymentsProblems(
	parsed: Parsed & { PUBLIC_URL?: string | undefined },
): [name: string, message: string][] {
	const [given] = together.filter((name) => parsed[name])
	if (given === undefined) return []
	const missing = together.filter((name) => !parsed[name])
	const problems: [name: string, message: string][] = missing.map((name) => [
		name,
		`is needed beside ${given}`,
	])
	if (parsed.PUBLIC_URL) return problems
	return [...problems, ['PUBLIC_URL', `is needed beside ${given}: people are sent back to it`]]
}
