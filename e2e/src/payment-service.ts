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

/** Starts both, since the product of all journeys has no payments. */
export async function openShop(): Promise<Shop> {
	const [service, mailbox, port] = [
		await startStubPayments(),
		await startMailbox(),
		await freePort(),
	]
	const publicUrl = `http://127.0.0.1:${port}`
	service.webhookUrl = `${publicUrl}/api/payments/webhook/`
	const { config } = service
	const product = await startProduct({
		port,
		env: {
			...{ PUBLIC_URL: publicUrl, TRUST_PROXY: 'loopback', SMTP_URL: mailbox.url },
			...{ STRIPE_SECRET_KEY: config.secretKey, STRIPE_PRICE_ID: config.priceId },
			...{ STRIPE_WEBHOOK_SECRET: config.webhookSecret, STRIPE_API_URL: config.apiUrl },
		},
	})
	return {
		...{ url: product.url, mailFolder: mailbox.folder, service },
		async stop() {
			await product.stop()
			await Promise.all([service.stop(), mailbox.stop()])
		},
	}
}
