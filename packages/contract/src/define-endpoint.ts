import type { z } from 'zod'
import type { Access } from './access.ts'

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** One call of the API: the server validates with it, the client infers from it, OpenAPI is made of it. */
export type Endpoint = {
	method: HttpMethod
	/** With `:name` for parameters, as Fastify writes it. */
	path: string
	/** Who may call it. */
	access: Access
	summary: string
	params?: z.ZodType
	/** Headers that the call reads, by their names in lower case. */
	headers?: z.ZodType
	query?: z.ZodType
	body?: z.ZodType
	/**
	 * The schema of the response; a field that it doesn't name cannot leave the server. Absent for bytes and empty
	 * responses.
	 */
	response?: z.ZodType
}

/** Declares an endpoint and keeps its exact types. */
export function endpoint<const E extends Endpoint>(definition: E): E {
	return definition
}
