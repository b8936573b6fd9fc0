/**
 * Follows redirects through real servers as a browser does, with their cookies, until one leads to
 * an address that begins with `end`; answers with that address.
 */
export async function followRedirects(start: URL, end: string): Promise<URL> {
	const cookies = new Map<string, string>()
	let url = start
	for (let step = 0; step < 10; step++) {
		const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
		const answer = await fetch(url, { redirect: 'manual', headers: { cookie } })
		for (const set of answer.headers.getSetCookie()) {
			const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
			cookies.set(name, value)
		}
		const location = answer.headers.get('location')
		if (location === null)
			throw new Error(`${url.href} answered ${answer.status}: ${await answer.text()}`)
		url = new URL(location, url)
		if (url.href.startsWith(end)) return url
	}
	throw new Error(`There are too many redirects, the last one to ${url.href}.`)
}
