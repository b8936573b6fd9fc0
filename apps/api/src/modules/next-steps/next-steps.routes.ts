import { getNextFacts, type NextFacts } from '@app/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { perMinute } from '#http/limit-rates.ts'
import { neverStore } from '#http/never-store.ts'
import { routeOf } from '#http/route-of.ts'

export type NextStepsParts = { readFacts: (ownerId: string) => Promise<NextFacts> }

/** A CV is checked for each of these, so a page that asks again and again is stopped. */
const perAddress = 60

/** What is unfinished, due or new for whoever is signed in. */
export const nextStepsRoutes: FastifyPluginAsyncZod<NextStepsParts> = async (
	app,
	{ readFacts },
) => {
	neverStore(app)
	app.route({
		...routeOf(getNextFacts),
		config: perMinute(perAddress),
		handler: ({ userId }) => readFacts(userId),
	})
}
