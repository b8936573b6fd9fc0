import { getNextFacts, type NextFacts } from '@app/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { perMinute } from '#http/limit-rates.ts'
import { addNoStore } from '#http/no-store.ts'
import { toRoute } from '#http/to-route.ts'

export type NextStepsParts = { readFacts: (ownerId: string) => Promise<NextFacts> }

/** A CV is checked for each of these, so a page that asks again and again is stopped. */
const perAddress = 60

/** What is unfinished, due or new for whoever is signed in. */
export const nextStepsRoutes: FastifyPluginAsyncZod<NextStepsParts> = async (
	app,
	{ readFacts },
) => {
	addNoStore(app)
	app.route({
		...toRoute(getNextFacts),
		config: perMinute(perAddress),
		handler: ({ userId }) => readFacts(userId),
	})
}
