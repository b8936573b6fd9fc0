import type { Access } from '@app/contract'
import { endpoints } from '@app/contract/endpoints'
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify'
import { optionalUser } from './optional-user.ts'
import { requireUser } from './require-user.ts'
import { requireToken } from './session-in-statement.ts'
import { validUserOrGuest } from './valid-user-or-guest.ts'

/** Routes that aren't in the contract: they are open to anyone, or have their own guard. */
const besideContract = new Set([
	'GET /api/openapi.json',
	'GET /cv/public/:key',
	'GET /livez',
	'GET /readyz',
	'GET /outbox/',
	'GET /outbox/:id/',
	'GET /outbox/:id/text/',
])

const accessByRoute = new Map(
	endpoints.map(({ method, path, access }) => [`${method} ${path}`, access]),
)

/** Who may call a route of the contract; `undefined` for any other. Fastify answers HEAD wherever it answers GET. */
export function findAccess(method: string, url: string): Access | undefined {
	return accessByRoute.get(nameRoute(method, url))
}

/**
 * Opens every route that is registered after it to those whom the contract names, before anything else of a request is
 * looked at. A route that is neither in the contract nor in the short list here stops the start of the server.
 */
export function enforceAccess(app: Pick<FastifyInstance, 'addHook'>): void {
	app.addHook('onRoute', (route) => {
		for (const method of [route.method].flat()) {
			const access = findAccess(method, route.url)
			if (access === undefined) refuseUnlisted(nameRoute(method, route.url))
			const guard = access && guardFor(access, route.config?.asksForSession === true)
			if (guard) route.onRequest = [guard, ...[route.onRequest ?? []].flat()]
		}
	})
}

function refuseUnlisted(name: string): void {
	if (besideContract.has(name)) return
	throw new Error(`${name} is not in the contract, so nobody knows who may call it.`)
}

function nameRoute(method: string, url: string): string {
	return `${method === 'HEAD' ? 'GET' : method} ${url}`
}

function guardFor(access: Access, asksForSession: boolean): onRequestAsyncHookHandler | null {
	if (access.allows === 'account') return asksForSession ? requireToken : requireUser
	if (access.session === 'optional') return optionalUser
	return access.session === 'recognised' ? validUserOrGuest : null
}
