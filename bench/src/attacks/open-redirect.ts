import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { type Attack, type Finding, seen } from './attack.ts'
import { signInWithService } from './sign-in-with-service.ts'

/** Addresses that look like ours, or that browsers read in their own way. */
function elsewhere(url: string): string[] {
	const { host } = new URL(url)
	return [
		'https://evil.example/dashboard',
		'//evil.example/dashboard',
		'///evil.example',
		'/\\evil.example',
		'\\\\evil.example',
		'/\t/evil.example',
		'/%09/evil.example',
		'/%5cevil.example',
		'http:evil.example',
		'https:/evil.example',
		'javascript:alert(1)',
		'data:text/html,hello',
		`${url}.evil.example/`,
		`http://${host}@evil.example/`,
		`http://evil.example\\@${host}/`,
		`http://evil.example#${url}`,
		'/\r\nLocation: https://evil.example',
		'/..//evil.example',
		'/./\\evil.example',
	]
}

/** A link to our own sign-in that leads to a stranger afterwards. */
export const openRedirectAfterSignIn: Attack = {
	title: 'A sign-in with a service goes on to another site (`next`)',
	async run(target) {
		const tries: Finding[] = []
		for (const next of elsewhere(target.url)) {
			const { exchange, locations } = await signInWithService(target, { next })
			const path = typeof exchange.body.next === 'string' ? exchange.body.next : '/'
			const isOurs = isOwnPath(path, target.url) && locations.every((each) => isKnown(each, target))
			tries.push(seen(`${JSON.stringify(next)} → ${path}`, isOurs))
		}
		const whole = await signInWithService(target, { next: `${target.url}/dashboard` })
		const other = await signInWithService(target, { next: `${target.url}/profile?tab=1` })
		return {
			tries,
			controls: [
				seen(
					`our own /dashboard → ${whole.exchange.body.next}`,
					whole.exchange.body.next === '/dashboard',
				),
				seen(
					`our own /profile?tab=1 → ${other.exchange.body.next}`,
					other.exchange.body.next === '/profile?tab=1',
				),
			],
		}
	},
}

/** Sent as they stand here, which a browser or `fetch` would not do. */
const untidyPaths = [
	'//evil.example/',
	'///evil.example/',
	'/\\evil.example/',
	'/\\/evil.example/',
	'//evil.example//',
	'/%2f%2fevil.example/',
	'/%5cevil.example/',
	'/%09/evil.example/',
	'//evil.example/%2e%2e/',
	'/.//evil.example/',
	'http://evil.example/login/',
]

/** Checks that addresses which the server normalises don't redirect to another host. */
export const openRedirectOfPaths: Attack = {
	title: 'An address with a slash too many redirects to another site',
	async run({ url }) {
		const tries: Finding[] = []
		for (const path of untidyPaths) {
			const { status, location } = await askRaw(url, path)
			const isOurs = location === null || new URL(location, url).origin === url
			tries.push(seen(`${path}: ${status}${location === null ? '' : ` → ${location}`}`, isOurs))
		}
		const { status, location } = await askRaw(url, '/login/')
		return { tries, controls: [seen(`/login/: ${status} → ${location}`, location === '/login')] }
	},
}

async function askRaw(
	url: string,
	path: string,
): Promise<{ status: number | undefined; location: string | null }> {
	const { hostname, port } = new URL(url)
	const asking = request({ hostname, port, path }).end()
	const [response]: [IncomingMessage] = await once(asking, 'response').then(([one]) => [one])
	response.resume()
	return { status: response.statusCode, location: response.headers.location ?? null }
}

/** Reads it as a browser would. */
function isOwnPath(path: string, url: string): boolean {
	return URL.canParse(path, url) && new URL(path, url).origin === url && path.startsWith('/')
}

function isKnown(location: string, { url }: { url: string }): boolean {
	return new URL(location).hostname === new URL(url).hostname
}
