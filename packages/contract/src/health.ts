import { z } from 'zod'
import { anyone } from './access.ts'
import { endpoint } from './define-endpoint.ts'

export const getHealth = endpoint({
	method: 'GET',
	path: '/api/health/',
	access: anyone,
	summary: 'Whether the service is ready',
	response: z.object({
		status: z.enum(['ok', 'failing']),
		version: z.string(),
		checks: z.record(z.string(), z.enum(['ok', 'failing'])),
	}),
})
