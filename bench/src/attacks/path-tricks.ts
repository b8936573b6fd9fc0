import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { type Attack, type Finding, seen } from './attack.ts'

/** Ways out of a folder, as servers, decoders and Windows read them. */
const climbs = [
	'../',
	'..%2f',
	'%2e%2e/',
	'%2e%2e%2f',
	'..%5c',
	'..\\',
	'....//',
	'..;/',
	'%252e%252e%252f',
	'..%c0%af',
	'..%u2215',
	'./../',
	'%2e/%2e%2e/',
	'/./..//',
	'..%00/',
]
/** Where files, pages and pictures are served from. */
const places = ['/', '/assets/', '/cv/public/', '/api/cvs/public/', '/api/calendars/', '/accounts/']
/** Files that are near on every server of Ella, and words that stand in them. */
const secrets = [
	{ file: 'package.json', word: '"workspaces"' },
	{ file: 'etc/passwd', word: 'root:' },
	{ file: 'apps/api/src/config.ts', word: 'SECRET_KEY' },
]
const odd = [
	'/%00',
	'/assets/%00',
	'/cv/public/%00',
	'/cv/public/%ff',
	'/%',
	'/%zz',
	'//',
	'/\\',
	'/.env',
	'/.git/config',
	'/assets/.ella-built-from',
	'/index.html%00.png',
	'/api/../package.json',
	'/API/CVS/',
	'/api//cvs/',
	'/api/cvs/.',
	'/api/cvs/%2e',
	'/outbox/',
	'/outbox/%2e%2e/',
]

/** Addresses as no browser sends them lead to no file of the server, and break nothing. */
export const pathTricks: Attack = {
	title: 'Files of the server are asked for with paths that lead out of the folder of the site',
	async run({ url }) {
		const tries: Finding[] = []
		const climbing = places.flatMap((place) =>
			climbs.flatMap((climb) => secrets.map(({ file }) => place + climb.repeat(6) + file)),
		)
		for (const path of [...climbing, ...odd]) {
			const { status, body } = await ask(url, path)
			const given = secrets.filter(({ word }) => body.includes(word)).map(({ file }) => file)
			tries.push(
				seen(
					`${path.slice(0, 60)}: ${status}, gave ${given.join(', ') || 'nothing'}`,
					status < 500 && given.length === 0,
				),
			)
		}
		const page = await ask(url, '/')
		return {
			tries,
			controls: [seen(`the first page: ${page.status}`, page.status === 200)],
		}
	},
}

/** `fetch` would tidy the address up first. */
async function ask(url: string, path: string): Promise<{ status: number; body: string }> {
	const { hostname, port } = new URL(url)
	const asking = request({ hostname, port, path, headers: { 'x-forwarded-for': '10.9.8.7' } })
	asking.end()
	// The event carries one response, which its type does not say.
	const [response] = (await once(asking, 'response')) as [IncomingMessage]
	return { status: response.statusCode ?? 0, body: await text(response) }
}
