import type { FastifyInstance } from 'fastify'
import { followRedirects } from './follow-redirects.ts'

/** The address that Ella has in tests of signing in with a service. */
export const socialSite = 'http://localhost:3000'

/** Opens a browser with cookies: it visits our pages by `inject`, and the service's pages over HTTP. */
export function socialBrowser(app: FastifyInstance) {
	let cookie = ''
	const visit = async (path: string): Promise<string> => {
		const answer = await app.inject({ url: path, headers: { cookie } })
		const set = answer.headers['set-cookie']
		if (typeof set === 'string') cookie = set.split(';')[0] ?? ''
		if (answer.statusCode !== 302) throw new Error(`${answer.statusCode}: ${answer.body}`)
		return answer.headers.location ?? ''
	}
	return {
		/** Asks to sign in; answers where that leads. */
		begin: (provider: string, next = '') =>
			visit(`/accounts/${provider}/login/?next=${encodeURIComponent(next)}`),
		/** Agrees at the service; answers the path of ours that it sends the browser to. */
		async agree(serviceAddress: string): Promise<string> {
			const back = await followRedirects(new URL(serviceAddress), `${socialSite}/accounts/`)
			return back.pathname + back.search
		},
		/** Opens the address that the service sent it to; answers the page it ends at. */
		comeBack: visit,
		/** All of it, up to the page it ends at. */
		async signIn(provider: string, next = ''): Promise<string> {
			return visit(await this.agree(await this.begin(provider, next)))
		},
		/** Exchanges the code in the fragment of that page. */
		exchange: (page: string) =>
			app.inject({
				method: 'POST',
				url: '/api/auth/social/exchange/',
				headers: { cookie, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' },
				payload: { code: /#code=(.+)$/.exec(page)?.[1] ?? 'none' },
			}),
	}
}
