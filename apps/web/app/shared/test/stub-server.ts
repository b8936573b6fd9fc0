export type StubRequest = {
	route: string
	body: unknown
	token: string | null
	/** The revision that a change was made from, of calls that say so. */
	ifMatch?: string
}

type Answer = Response | Promise<Response>
type Routes = Record<string, (request: StubRequest) => Answer>

/** An answer with a JSON body. */
export function answer(status: number, body: unknown): Response {
	return new Response(JSON.stringify(body), {
		status,
		headers: { 'content-type': 'application/json' },
	})
}

/** An answer that comes as lines of JSON, one for each event. */
export function answerEvents(...events: unknown[]): Response {
	return new Response(events.map((event) => `${JSON.stringify(event)}\n`).join(''))
}

/** An error as the API answers it. */
export function refusal(status: number, code: string, detail: string): Response {
	return answer(status, { detail, code })
}

/** Makes `fetch` answer by "METHOD /path" from now on; every other request gets a 404. Returns the requests made. */
export function stubServer(routes: Routes): StubRequest[] {
	const asked: StubRequest[] = []
	globalThis.fetch = async (url, init = {}) => {
		init.signal?.throwIfAborted()
		const route = `${init.method ?? 'GET'} ${String(url)}`
		const headers = new Headers(init.headers)
		const ifMatch = headers.get('if-match')
		const bearer = headers.get('authorization')
		const request: StubRequest = {
			route,
			body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
			token: bearer?.replace('Bearer ', '') ?? null,
			...(ifMatch === null ? {} : { ifMatch }),
		}
		asked.push(request)
		return routes[route]?.(request) ?? refusal(404, 'not_found', `Nothing at ${route}.`)
	}
	return asked
}
