import {
	exportApplications,
	getApplicationInsights,
	importApplicationTable,
	previewApplicationTable,
} from '@app/contract/applications'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { perMinute } from '#http/limit-rates.ts'
import { toRoute } from '#http/to-route.ts'
import type { ApplicationRoutesDeps } from './application-routes-deps.ts'

/** Reading a large table takes a moment, and nobody has many. */
const tablesPerMinute = 20

/** Applications as a file and in figures. */
export const importExportTableRoutes: FastifyPluginAsyncZod<ApplicationRoutesDeps> = async (
	app,
	{ applications: { table, insights }, refuseWithoutRoom },
) => {
	app.route({
		...toRoute(exportApplications),
		config: perMinute(tablesPerMinute),
		handler: async ({ userId, query }, reply) =>
			reply
				.header('content-type', 'text/csv; charset=utf-8')
				.header('content-disposition', 'attachment; filename="applications.csv"')
				.send(await table.write(userId, query.timeZone)),
	})

	app.route({
		...toRoute(previewApplicationTable),
		config: perMinute(tablesPerMinute),
		handler: ({ userId, body }) => table.preview(userId, body),
	})

	app.route({
		...toRoute(importApplicationTable),
		config: perMinute(tablesPerMinute),
		preHandler: refuseWithoutRoom,
		handler: ({ userId, body }) => table.take(userId, body),
	})

	app.route({
		...toRoute(getApplicationInsights),
		handler: ({ userId }) => insights(userId),
	})
}
