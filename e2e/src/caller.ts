import { randomInt } from 'node:crypto'

/** The response to a call; `body` is its JSON, or `null`. */
export type Answer = { status: number; headers: Headers; body: Record<string, unknown> }

export type Call = {
	method?: string
	path: string
	body?: unknown
	/** An access token. */
	token?: string
	headers?: Record<string, string>
}

/** A client that calls Ella without a browser, with a separate address and separate cookies. */
export type Caller = {
	call: (call: Call) => Promise<Answer>
	/** Asks for any address and does not follow where it leads. */
	open: (url: string, form?: Record<string, string>) => Promise<Answer & { location: string }>
}

/** A visitor of the Ella at `url`. */
export function newCaller(url: string, address = newAddress()): Caller {
	const jar = new Map<string, string>()
	return {
		async call({ method = 'GET', path, body, token, headers = {} }) {
			const response = await fetch(new URL(path, url), {
				method,
				redirect: 'manual',
				headers: {
					'x-forwarded-for': address,
					cookie: cookiesOf(jar),
					...(token !== undefined && { authorization: `Bearer ${token}` }),
					...(body !== undefined && { 'content-type': 'application/json' }),
					...headers,
				},
				...(body !== undefined && { body: JSON.stringify(body) }),
			})
			return take(response, jar)
		},
		async open(to, form) {
			const response = await fetch(new URL(to, url), {
				redirect: 'manual',
				headers: { 'x-forwarded-for': address, cookie: cookiesOf(jar) },
				...(form && { method: 'POST', body: new URLSearchParams(form) }),
			})
			const location = response.headers.get('location')
			const answer = await take(response, jar)
			return { ...answer, location: location === null ? '' : new URL(location, response.url).href }
		},
	}
}

/** An address that nobody else is likely to come from; limits count by address. */
export function newAddress(): string {
	return `10.${[256, 256, 254].map((most) => randomInt(1, most)).join('.')}`
}

async function take(response: Response, jar: Map<string, string>): Promise<Answer> {
	for (const cookie of response.headers.getSetCookie()) {
		const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
		if (name === undefined || value === undefined) continue
		if (value === '' || /max-age=0|expires=thu, 01 jan 1970/i.test(cookie)) jar.delete(name)
		else jar.set(name, value)
	}
	const text = await response.text()
	const isJson = response.headers.get('content-type')?.includes('json') ?? false
	return {
		status: response.status,
		headers: response.headers,
		body: isJson ? JSON.parse(text) : { text },
	}
}

function cookiesOf(jar: Map<string, string>): string {
	return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
}
