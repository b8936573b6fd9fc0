import type { Endpoint, HttpMethod } from '@app/contract'
import type { z } from 'zod'

type Answers<E extends Endpoint> = E extends { response: infer R extends z.ZodType }
	? { response: { 200: R } }
	: unknown
type Input<E extends Endpoint> = (E extends { params: infer P extends z.ZodType }
	? { params: P }
	: unknown) &
	(E extends { headers: infer H extends z.ZodType } ? { headers: H } : unknown) &
	(E extends { query: infer Q extends z.ZodType } ? { querystring: Q } : unknown) &
	(E extends { body: infer B extends z.ZodType } ? { body: B } : unknown)

/** An endpoint of the contract as Fastify takes a route, with its types. */
export type RouteOf<E extends Endpoint> = {
	method: HttpMethod
	url: string
	schema: Input<E> & Answers<E> & { summary: string }
}

/** Returns the route of an endpoint: path, validation and the allow-list of fields in the answer. */
export function toRoute<const E extends Endpoint>(endpoint: E): RouteOf<E> {
	const { method, path, summary, params, headers, query, body, response } = endpoint
	// Fastify warns of a part that is there but undefined, so absent ones are left out.
	const schema = {
		summary,
		...(params && { params }),
		...(headers && { headers }),
		...(query && { querystring: query }),
		...(body && { body }),
		...(response && { response: { 200: response } }),
	}
	// The type says the same as the lines above, part by part.
	return { method, url: path, schema: schema as RouteOf<E>['schema'] }
}
