import {
	exportApplications,
	getApplicationInsights,
	importApplicationTable,
	previewApplicationTable,
} from '@app/contract/applications'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { perMinute } from '#http/limit-rates.ts'
import { routeOf } from '#http/route-of.ts'
import type { ApplicationsParts } from './applications.routes.ts'

/** Reading a large table takes a moment, and nobody has many. */
const tablesPerMinute = 20

/** Applications as a file and in figures. */
export const applicationTableRoutes: FastifyPluginAsyncZod<ApplicationsParts> = async (
	app,
	{ applications: { table, insights }, refuseWithoutRoom },
) => {
	app.route({
		...routeOf(exportApplications),
		config: perMinute(tablesPerMinute),
		handler: async ({ userId, query }, reply) =>
			reply
				.header('content-type', 'text/csv; charset=utf-8')
				.header('content-disposition', 'attachment; filename="applications.csv"')
				.send(await table.write(userId, query.timeZone)),
	})

	app.route({
		...routeOf(previewApplicationTable),
		config: perMinute(tablesPerMinute),
		handler: ({ userId, body }) => table.preview(userId, body),
	})

	app.route({
		...routeOf(importApplicationTable),
		config: perMinute(tablesPerMinute),
		preHandler: refuseWithoutRoom,
		handler: ({ userId, body }) => table.take(userId, body),
	})

	app.route({
		...routeOf(getApplicationInsights),
		handler: ({ userId }) => insights(userId),
	})
}
