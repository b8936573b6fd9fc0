import { analyzeGuestCv } from '@app/contract'
import swagger, { type SwaggerTransform } from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** Describes every route that is registered after it, as OpenAPI 3.1 at `/api/openapi.json`. */
export async function describeApi(app: FastifyInstance, version: string): Promise<void> {
	await app.register(swagger, {
		openapi: {
			openapi: '3.1.0',
			info: {
				title: 'Ella',
				version,
				description: 'Reads a CV, says what to mend, and sets it in type.',
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

const describeRoute: SwaggerTransform = (route) => {
	const described = jsonSchemaTransform(route)
	if (route.url !== analyzeGuestCv.path) return described
	return { ...described, schema: { ...described.schema, ...uploadForm } }
}
