import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerError } from './answer-errors.ts'
import { AppError } from './app-error.ts'
import { contentPolicy } from './secure-answers.ts'
import { appPage, type WebBuild } from './web-build.ts'

const forever = 'public, max-age=31536000, immutable'
const askEachTime = 'no-cache'

/** Serves the built web app beside the API; without a build every other address is an error. */
export async function serveWeb(
	app: FastifyInstance,
	{ build, methodsOf }: { build: WebBuild | null; methodsOf: (path: string) => string[] },
): Promise<void> {
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
		if (build === null || path.startsWith('/api/') || !isPage) {
			return answerNotFound(request, reply)
		}
		return servePage({ path, search: request.url.slice(path.length), reply, build })
	})
}

type PageRequest = { path: string; search: string; reply: FastifyReply; build: WebBuild }

function servePage({ path, search, reply, build }: PageRequest): FastifyReply {
	if (path !== '/' && path.endsWith('/')) {
		// Several slashes are folded, backslashes too, or the browser would take the rest for another host.
		return reply.redirect(`/${path.replace(/^[\\/]+|\/+$/g, '')}${search}`, 308)
	}
	const file = decode(path)
	if (build.files.has(file) && !build.scriptHashes.has(file)) return sendFile(reply, file)
	const page = file === '/' ? '/index.html' : `${file}/index.html`
	if (build.files.has(page)) return sendPage(reply, page, build)
	if (!build.files.has(appPage)) return answerNotFound(reply.request, reply)
	return sendPage(reply.code(build.hasRoute(file) ? 200 : 404), appPage, build)
}

function sendPage(reply: FastifyReply, page: string, build: WebBuild): FastifyReply {
	const policy = contentPolicy(build.scriptHashes.get(page) ?? [])
	return sendFile(reply.header('content-security-policy', policy), page)
}

function sendFile(reply: FastifyReply, file: string): FastifyReply {
	const isHashed = file.startsWith('/assets/')
	return reply.header('cache-control', isHashed ? forever : askEachTime).sendFile(file.slice(1))
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
