import { type Access, analyzeGuestCv } from '@app/contract'
import swagger, { type SwaggerTransform } from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { findAccess } from './enforce-access.ts'

/** Describes every route that is registered after it, as OpenAPI 3.1 at `/api/openapi.json`. */
export async function describeApi(app: FastifyInstance, version: string): Promise<void> {
	await app.register(swagger, {
		openapi: {
			openapi: '3.1.0',
			info: {
				title: 'Ella',
				version,
				description: 'Reads a CV, says what to fix, and typesets it.',
			},
			components: {
				securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
			},
		},
		transform: describeRoute,
	})
	app.get('/api/openapi.json', { schema: { hide: true } as object }, async () => app.swagger())
}

// The upload is streamed past validation, so its form is described here and not by a schema.
const uploadForm = {
	consumes: ['multipart/form-data'],
	body: {
		type: 'object',
		required: ['file'],
		properties: { file: { type: 'string', format: 'binary' } },
	},
}

const describeRoute: SwaggerTransform = (described) => {
	const { schema, url } = jsonSchemaTransform(described)
	const form = described.url === analyzeGuestCv.path ? uploadForm : {}
	const access = findAccess(String(described.route.method), described.url)
	return { url, schema: { ...schema, ...form, security: securityFor(access) } }
}

/** Returns the endpoint's `security` for OpenAPI: an empty object is a call without a session. */
function securityFor(access: Access | undefined): Record<string, string[]>[] {
	if (access?.allows === 'account') return [{ session: [] }]
	const isSessionRead = access !== undefined && access.session !== 'ignored'
	return isSessionRead ? [{}, { session: [] }] : []
}
