import { type Mailbox, openMailbox } from './mailbox.ts'
import { openTestApp, type TestApp } from './open-test-app.ts'
import { type SignedIn, signedIn } from './signed-in-account.ts'
import { type StubPayments, startStubPayments, stubBody } from './stub-payments.ts'
import { type StubEvent, type StubSubscription, stubSignature } from './stub-payments-state.ts'
import type { CleanUp } from './temporary-folder.ts'

export type PayingApp = {
	api: TestApp
	stub: StubPayments
	mailbox: Mailbox
	/** Sends one message of the service, signed now. */
	tell: (event: StubEvent, changes?: Telling) => Promise<number>
	/** Somebody new who has bought Premium; Ella has not been told yet. */
	buyer: () => Promise<Buyer>
}
type Telling = { body?: string; signature?: string | null; contentType?: string }
export type Buyer = SignedIn & { subscription: StubSubscription; customerId: string }

/** An Ella with payments, a service to pay at, and a mailbox, on a clock that stands still. */
export async function openPayingApp(cleanUp: CleanUp, startMs: number): Promise<PayingApp> {
	const mailbox = await openMailbox(cleanUp)
	const stub = await startStubPayments({ now: () => api.background.now() })
	cleanUp(stub.stop)
	const config = { payments: stub.config, smtpUrl: mailbox.url, publicUrl: 'http://localhost' }
	const api: TestApp = await openTestApp(cleanUp, { config, logLevel: 'error' })
	api.clock.stoppedAtMs = startMs
	return {
		api,
		stub,
		mailbox,
		async tell(event, changes = {}) {
			const body = changes.body ?? stubBody(event)
			const signature = changes.signature ?? stubSignature(body, api.background.now())
			const answer = await api.app.inject({
				method: 'POST',
				url: '/api/payments/webhook/',
				payload: body,
				headers: {
					'content-type': changes.contentType ?? 'application/json',
					...(changes.signature !== null && { 'stripe-signature': signature }),
				},
			})
			return answer.statusCode
		},
		async buyer() {
			const person = await signedIn(api)
			const opened = await person.call('POST', '/api/subscription/checkout/')
			if (opened.statusCode !== 200) throw new Error(opened.body)
			const session = [...stub.sessions.values()].at(-1)
			if (!session) throw new Error('No checkout was opened.')
			return { ...person, subscription: stub.pay(session), customerId: session.customer }
		},
	}
}
