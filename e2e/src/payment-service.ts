import { type StubPayments, startStubPayments } from '../../apps/api/src/test/stub-payments.ts'
import { startMailbox } from './mailbox.ts'
import { freePort, startProduct } from './product.ts'

/** An Ella that sells Premium, and the service that is paid at. */
export type Shop = {
	url: string
	mailFolder: string
	service: StubPayments
	stop: () => Promise<void>
}

/** Starts a service that is paid at, and the variables with which the Ella on `port` finds it. */
export async function startPaymentsOf(
	port: number,
): Promise<{ service: StubPayments; env: Record<string, string> }> {
	const service = await startStubPayments()
	service.webhookUrl = `http://127.0.0.1:${port}/api/payments/webhook/`
	const { config } = service
	return {
		service,
		env: {
			STRIPE_SECRET_KEY: config.secretKey,
			STRIPE_PRICE_ID: config.priceId,
			STRIPE_WEBHOOK_SECRET: config.webhookSecret,
			STRIPE_API_URL: config.apiUrl,
		},
	}
}

/** Starts both, since the product of all journeys has no payments. `more` are further settings of the product. */
export async function openShop(more: Record<string, string> = {}): Promise<Shop> {
	const [mailbox, port] = [await startMailbox(), await freePort()]
	const { service, env } = await startPaymentsOf(port)
	const publicUrl = `http://127.0.0.1:${port}`
	const product = await startProduct({
		port,
		env: {
			PUBLIC_URL: publicUrl,
			TRUST_PROXY: 'loopback',
			SMTP_URL: mailbox.url,
			...env,
			...more,
		},
	})
	return {
		url: product.url,
		mailFolder: mailbox.folder,
		service,
		async stop() {
			await product.stop()
			await Promise.all([service.stop(), mailbox.stop()])
		},
	}
}
