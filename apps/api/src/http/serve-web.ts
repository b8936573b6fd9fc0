import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { answerError } from './error-handler.ts'
import { originInserter, type PageCopy } from './insert-site-origin.ts'
import { contentPolicy } from './security-headers.ts'
import { appPage, type WebBuild } from './web-build.ts'

const forever = 'public, max-age=31536000, immutable'
const forADay = 'public, max-age=86400'
const askEachTime = 'no-cache'

/** Files beside the pages that name the site too. */
const namingSite = new Map([
	['/sitemap.xml', 'application/xml; charset=utf-8'],
	['/robots.txt', 'text/plain; charset=utf-8'],
	['/blog/rss.xml', 'application/rss+xml; charset=utf-8'],
])

type WebParts = {
	build: WebBuild | null
	methodsOf: (path: string) => string[]
	/** The address that people use, which the pages name. */
	siteUrl: () => string
}

/** Serves the built web app beside the API; without a build every other address is an error. */
export async function serveWeb(
	app: FastifyInstance,
	{ build, methodsOf, siteUrl }: WebParts,
): Promise<void> {
	const copyOf = build && originInserter(build, siteUrl)
	if (build !== null) {
		await app.register(fastifyStatic, {
			root: build.folder,
			serve: false,
			preCompressed: true,
			cacheControl: false,
		})
	}
	app.setNotFoundHandler((request, reply) => {
		const path = request.url.split('?')[0] ?? '/'
		const isPage = request.method === 'GET' || request.method === 'HEAD'
		const methods = methodsOf(path)
		if (methods.length > 0) return refuseMethod(request, reply.header('allow', methods.join(', ')))
		if (build === null || copyOf === null || path.startsWith('/api/') || !isPage) {
			return answerNotFound(request, reply)
		}
		const search = request.url.slice(path.length)
		return servePage({ path, search, request, reply, build, copyOf })
	})
}

type PageRequest = {
	path: string
	search: string
	request: FastifyRequest
	reply: FastifyReply
	build: WebBuild
	copyOf: (file: string) => Promise<PageCopy>
}

async function servePage(asked: PageRequest): Promise<FastifyReply> {
	const { path, search, request, reply, build } = asked
	if (path !== '/' && path.endsWith('/')) {
		// Several slashes are folded, backslashes too, or the browser would take the rest for another host.
		return reply.redirect(`/${path.replace(/^[\\/]+|(?<!\/)\/+$/g, '')}${search}`, 308)
	}
	const file = decode(path)
	if (namingSite.has(file) && build.files.has(file)) return sendCopy(asked, file)
	if (build.files.has(file) && !build.scriptHashes.has(file)) return sendFile(reply, file)
	const page = file === '/' ? '/index.html' : `${file}/index.html`
	if (build.files.has(page)) return sendCopy(asked, page)
	if (!build.files.has(appPage)) return answerNotFound(request, reply)
	void reply.code(build.hasRoute(file) ? 200 : 404)
	return sendCopy(asked, appPage)
}

/** Sends a page or a text that names the site, compressed as the browser likes, or says that it has it already. */
async function sendCopy({ request, reply, copyOf }: PageRequest, file: string) {
	const copy = await copyOf(file)
	const type = namingSite.get(file)
	if (!type) void reply.header('content-security-policy', contentPolicy(copy.scriptHashes))
	void reply
		.headers({ 'cache-control': askEachTime, etag: copy.etag, vary: 'accept-encoding' })
		.type(type ?? 'text/html; charset=utf-8')
	if (reply.statusCode === 200 && request.headers['if-none-match'] === copy.etag) {
		return reply.code(304).send()
	}
	const encoding = preferredEncoding(request.headers['accept-encoding'] ?? '')
	if (encoding === null) return reply.header('content-encoding', 'identity').send(copy.plain)
	return reply.header('content-encoding', encoding).send(copy[encoding])
}

function preferredEncoding(accepted: string): 'br' | 'gzip' | null {
	const names = accepted.split(',').map((part) => part.trim().toLowerCase())
	const takes = (name: string) => names.some((part) => part === name || part.startsWith(`${name};`))
	if (takes('br')) return 'br'
	return takes('gzip') ? 'gzip' : null
}

function sendFile(reply: FastifyReply, file: string): FastifyReply {
	return reply.header('cache-control', chooseCaching(file)).sendFile(file.slice(1))
}

// Icons keep their names when they change; a browser that had to ask would do so twice for each page.
function chooseCaching(file: string): string {
	if (file.startsWith('/assets/')) return forever
	return /\.(?:svg|png)$/.test(file) ? forADay : askEachTime
}

function decode(path: string): string {
	try {
		return decodeURIComponent(path)
	} catch {
		return path
	}
}

function refuseMethod(request: FastifyRequest, reply: FastifyReply): FastifyReply {
	return answerError(request, reply, { error: new AppError('method_not_allowed') })
}

function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
	return answerError(request, reply, { error: new AppError('not_found') })
}
