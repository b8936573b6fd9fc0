import type { FastifyInstance } from 'fastify'
import { createPathMatcher } from './path-matcher.ts'

/** Records the routes that are registered after it; answers which methods a given path accepts. */
export function trackRouteMethods(app: FastifyInstance): (path: string) => string[] {
	const routes: { method: string; matches: (path: string) => boolean }[] = []
	app.addHook('onRoute', ({ method, url }) => {
		for (const one of [method].flat())
			routes.push({ method: one, matches: createPathMatcher([url]) })
	})
	return (path) => routes.filter(({ matches }) => matches(path)).map(({ method }) => method)
}
