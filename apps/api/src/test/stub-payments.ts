import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import {
	type StubEvent,
	type StubPaymentsState,
	stubKeys,
	stubPaymentsState,
	stubSignature,
} from './stub-payments-state.ts'

/** A server that speaks the part of Stripe's protocol that Ella uses, with pages on which people pay. */
export type StubPayments = StubPaymentsState & {
	origin: string
	config: typeof stubKeys & { apiUrl: string }
	/** How it behaves: well, or as if it were down. */
	manner: 'behaves' | 'is down'
	/** Waited for before an answer goes out. */
	beforeAnswer: (asked: Asked) => Promise<void>
	asked: Asked[]
	/** The address to which it sends its messages unasked; `null` leaves that to the test. */
	webhookUrl: string | null
	stop: () => Promise<void>
}

type Asked = { what: string; key: string; body: URLSearchParams }
type Answer = { status?: number; body: object }

/** Starts it on this port of the loopback address, or on a free one. */
export async function startStubPayments({
	port = 0,
	now = Date.now,
}: {
	port?: number
	now?: () => number
} = {}): Promise<StubPayments> {
	let origin = ''
	const server = createServer((request, response) => {
		answer(stub, request, response).catch((error: unknown) => {
			response.writeHead(500).end(String(error))
		})
	}).listen(port, '127.0.0.1')
	await once(server, 'listening')
	const address = server.address()
	if (address === null || typeof address === 'string') throw new Error('No address.')
	origin = `http://127.0.0.1:${address.port}`
	const stub: StubPayments = {
		...stubPaymentsState(now, () => origin),
		origin,
		config: { ...stubKeys, apiUrl: origin },
		manner: 'behaves',
		asked: [],
		webhookUrl: null,
		beforeAnswer: async () => {},
		async stop() {
			server.closeAllConnections()
			server.close()
			await once(server, 'close')
		},
	}
	return stub
}

/** Sends the events since `since`, as Stripe does; throws when one is not accepted. */
export async function tellStubEvents(stub: StubPayments, since: number): Promise<void> {
	if (stub.webhookUrl === null) return
	for (const event of stub.events.slice(since)) {
		const body = stubBody(event)
		const headers = {
			'content-type': 'application/json',
			'stripe-signature': stubSignature(body, Date.now()),
		}
		const taken = await fetch(stub.webhookUrl, { method: 'POST', headers, body })
		if (!taken.ok) throw new Error(`The message was answered ${taken.status}.`)
	}
}

/** An event as it goes over the wire. */
export function stubBody(event: StubEvent): string {
	return JSON.stringify({ object: 'event', ...event }, null, 2)
}

async function answer(stub: StubPayments, request: IncomingMessage, response: ServerResponse) {
	const url = new URL(request.url ?? '/', stub.origin)
	const body = new URLSearchParams(await text(request))
	if (!url.pathname.startsWith('/v1/')) return answerPage(stub, { url, body, request }, response)
	const what = `${request.method} ${url.pathname}`
	const key = String(request.headers['idempotency-key'] ?? '')
	const asked = { what, key, body: request.method === 'GET' ? url.searchParams : body }
	stub.asked.push(asked)
	const isKnown = request.headers.authorization === `Bearer ${stubKeys.secretKey}`
	const { status = 200, body: sent } = answerTo(stub, asked, isKnown)
	await stub.beforeAnswer(asked)
	response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(sent))
}

function answerTo(stub: StubPayments, asked: Asked, isKnown: boolean): Answer {
	if (stub.manner === 'is down') return refusal(503, 'api_error')
	if (!isKnown) return refusal(401, 'invalid_request_error')
	const found = calls.find(([pattern]) => pattern.test(asked.what))
	if (!found) return refusal(404, 'invalid_request_error')
	const [pattern, call] = found
	return call(stub, asked, pattern.exec(asked.what)?.[1] ?? '')
}

function refusal(status: number, type: string, code?: string): Answer {
	return { status, body: { error: { type, code, message: `Refused: ${stubKeys.secretKey}` } } }
}

const missing = () => refusal(404, 'invalid_request_error', 'resource_missing')
const list = (data: object[]): Answer => ({ body: { object: 'list', data, has_more: false } })
const one = (body: object | undefined): Answer => (body ? { body: { ...body } } : missing())

type Call = (stub: StubPayments, asked: Asked, id: string) => Answer

/** The calls that Ella makes. */
const calls: [RegExp, Call][] = [
	[/^GET \/v1\/prices\/(\w+)$/, ({ price }) => one(price)],
	[/^POST \/v1\/customers$/, (stub, asked) => onceFor(stub, asked, () => newCustomer(stub, asked))],
	[/^GET \/v1\/customers\/(\w+)$/, ({ customers }, _asked, id) => one(customers.get(id))],
	[/^DELETE \/v1\/customers\/(\w+)$/, (stub, _asked, id) => deleteCustomer(stub, id)],
	[
		/^GET \/v1\/subscriptions$/,
		({ subscriptions }, { body }) => list(ofCustomer([...subscriptions.values()], body)),
	],
	[
		/^GET \/v1\/subscriptions\/(\w+)$/,
		({ subscriptions }, _asked, id) => one(subscriptions.get(id)),
	],
	[/^POST \/v1\/subscriptions\/(\w+)$/, (stub, asked, id) => changeSubscription(stub, asked, id)],
	[/^DELETE \/v1\/subscriptions\/(\w+)$/, (stub, _asked, id) => endSubscription(stub, id)],
	[
		/^GET \/v1\/checkout\/sessions$/,
		({ sessions }, { body }) =>
			list(
				ofCustomer([...sessions.values()], body).filter(
					({ status }) => status === body.get('status'),
				),
			),
	],
	[
		/^POST \/v1\/checkout\/sessions$/,
		(stub, asked) => onceFor(stub, asked, () => newSession(stub, asked)),
	],
	[
		/^POST \/v1\/billing_portal\/sessions$/,
		(stub, { body }) => ({
			body: {
				url: `${stub.origin}/portal?back=${encodeURIComponent(body.get('return_url') ?? '')}`,
			},
		}),
	],
	[/^GET \/v1\/invoices$/, ({ invoices }, { body }) => list(ofCustomer(invoices, body))],
]

function ofCustomer<Kept extends { customer: string }>(
	kept: Kept[],
	body: URLSearchParams,
): Kept[] {
	return kept.filter(({ customer }) => customer === body.get('customer'))
}

const answered = new WeakMap<StubPayments, Map<string, Answer>>()

/** The same key gets the same answer. */
function onceFor(stub: StubPayments, { key }: Asked, make: () => Answer): Answer {
	const known = answered.get(stub) ?? new Map<string, Answer>()
	answered.set(stub, known)
	const made = known.get(key) ?? make()
	if (key !== '') known.set(key, made)
	return made
}

function newCustomer(stub: StubPayments, { body }: Asked): Answer {
	const customer = { id: stub.newId('cus'), object: 'customer', email: body.get('email') ?? '' }
	stub.customers.set(customer.id, customer)
	return one(customer)
}

function deleteCustomer(stub: StubPayments, id: string): Answer {
	if (!stub.customers.delete(id)) return missing()
	for (const subscription of stub.subscriptions.values())
		if (subscription.customer === id && subscription.status !== 'canceled') stub.end(subscription)
	return { body: { id, object: 'customer', deleted: true } }
}

function newSession(stub: StubPayments, { body }: Asked): Answer {
	const customer = body.get('customer') ?? ''
	if (!stub.customers.has(customer)) return missing()
	const id = stub.newId('cs')
	const session = {
		id,
		customer,
		status: 'open',
		url: `${stub.origin}/pay/${id}`,
		success_url: body.get('success_url') ?? '',
		cancel_url: body.get('cancel_url') ?? '',
	}
	stub.sessions.set(id, session)
	return one(session)
}

function changeSubscription(stub: StubPayments, { body }: Asked, id: string): Answer {
	const subscription = stub.subscriptions.get(id)
	if (!subscription) return missing()
	const atEnd = body.get('cancel_at_period_end')
	if (atEnd !== null) stub.change(subscription, { cancel_at_period_end: atEnd === 'true' })
	if (body.get('cancel_at') === '') stub.change(subscription, { cancel_at: null })
	return one(subscription)
}

function endSubscription(stub: StubPayments, id: string): Answer {
	const subscription = stub.subscriptions.get(id)
	if (!subscription) return missing()
	stub.end(subscription)
	return one(subscription)
}

type Visit = { url: URL; body: URLSearchParams; request: IncomingMessage }

/** The pages that people see: paying, the portal, an invoice. */
async function answerPage(
	stub: StubPayments,
	{ url, body, request }: Visit,
	response: ServerResponse,
) {
	const session = stub.sessions.get(url.pathname.replace('/pay/', ''))
	if (session && request.method === 'POST') {
		const since = stub.events.length
		if (body.has('pay')) stub.pay(session)
		await tellStubEvents(stub, since)
		const location = body.has('pay') ? session.success_url : session.cancel_url
		return void response.writeHead(303, { location }).end()
	}
	const back = url.searchParams.get('back')
	response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
	response.end(session ? page('Pay 9.99 USD a month', payForm) : page('Your card', backLink(back)))
}

const payForm = '<form method="post"><button name="pay">Pay</button> <button>Back</button></form>'

function backLink(back: string | null): string {
	return /^https?:\/\//.test(back ?? '') ? `<a href="${encodeURI(back ?? '')}">Go back</a>` : ''
}

function page(title: string, content: string): string {
	return `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>${title}</title><h1>${title}</h1>${content}</html>`
}
