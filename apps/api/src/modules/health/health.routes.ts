import { getHealth } from '@app/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { routeOf } from '#http/route-of.ts'

/** Each check resolves when its part works and rejects when it does not. */
export type HealthParts = { version: string; checks: Record<string, () => Promise<unknown>> }

const checkTimeoutMs = 3000

/** Whether the service is ready, part by part. */
export const healthRoutes: FastifyPluginAsyncZod<HealthParts> = async (
	app,
	{ version, checks },
) => {
	const route = routeOf(getHealth)
	const { 200: answer } = route.schema.response
	app.route({
		...route,
		schema: { ...route.schema, response: { 200: answer, 503: answer } },
		handler: async (_request, reply) => {
			const names = Object.keys(checks)
			const states = await Promise.all(Object.values(checks).map(stateOf))
			const isWell = states.every((state) => state === 'ok')
			return reply
				.code(isWell ? 200 : 503)
				.header('cache-control', 'no-store')
				.send({
					status: isWell ? 'ok' : 'failing',
					version,
					checks: Object.fromEntries(
						names.map((name, index) => [name, states[index] ?? 'failing']),
					),
				})
		},
	})
}

async function stateOf(check: () => Promise<unknown>): Promise<'ok' | 'failing'> {
	let timer: NodeJS.Timeout | undefined
	const tooLate = new Promise<'failing'>((resolve) => {
		timer = setTimeout(() => resolve('failing'), checkTimeoutMs)
	})
	const checked = check().then(
		() => 'ok' as const,
		() => 'failing' as const,
	)
	return Promise.race([checked, tooLate]).finally(() => clearTimeout(timer))
}
