import type { FastifyInstance } from 'fastify'
import { createPathMatcher } from './path-matcher.ts'

/** Remembers the routes that are registered after it, and answers which methods a path of theirs takes. */
export function addAllowedMethods(app: FastifyInstance): (path: string) => string[] {
	const routes: { method: string; matches: (path: string) => boolean }[] = []
	app.addHook('onRoute', ({ method, url }) => {
		for (const one of [method].flat())
			routes.push({ method: one, matches: createPathMatcher([url]) })
	})
	return (path) => routes.filter(({ matches }) => matches(path)).map(({ method }) => method)
}
