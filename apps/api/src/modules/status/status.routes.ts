import { getStatus, type StatusDay } from '@app/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { perMinute } from '#http/limit-rates.ts'
import { addNoStore } from '#http/no-store.ts'
import { toRoute } from '#http/to-route.ts'
import { checkAll, type HealthChecks } from '#services/health-checks.ts'
import { probeEverySeconds } from './schedule-health-probes.ts'
import type { StatusStore } from './status.store.ts'

export type StatusParts = {
	version: string
	checks: HealthChecks
	status: StatusStore
	now: () => number
}

/** How the service is, and was. */
export const statusRoutes: FastifyPluginAsyncZod<StatusParts> = async (app, parts) => {
	const { version, checks, status, now } = parts
	addNoStore(app)
	app.route({
		...toRoute(getStatus),
		config: perMinute(60),
		handler: async () => {
			const states = await checkAll(checks)
			// The present is told also when the database, which knows the past, is the part that fails.
			const history =
				states.database === 'ok' ? await status.history() : new Map<string, StatusDay[]>()
			const isWell = Object.values(states).every((state) => state === 'ok')
			return {
				status: isWell ? ('ok' as const) : ('failing' as const),
				version,
				checkedAt: new Date(now()).toISOString(),
				everySeconds: probeEverySeconds,
				parts: Object.entries(states).map(([name, state]) => ({
					name,
					state,
					days: (history.get(name) ?? []).map(({ day, ok, failing }) => ({ day, ok, failing })),
				})),
			}
		},
	})
}
