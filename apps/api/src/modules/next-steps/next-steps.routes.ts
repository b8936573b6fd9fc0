import { getCvScores, getNextFacts, type NextFacts } from '@app/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { perMinute } from '#http/limit-rates.ts'
import { addNoStore } from '#http/no-store.ts'
import { toRoute } from '#http/to-route.ts'

export type NextStepsParts = {
	readFacts: (ownerId: string) => Promise<NextFacts>
	readScores: (ownerId: string) => Promise<Record<string, number>>
}

/** A CV is checked for each of these, so a page that asks again and again is stopped. */
const perAddress = 60

/** The routes for a signed-in person's unfinished, due and new things, and for the scores of their CVs. */
export const nextStepsRoutes: FastifyPluginAsyncZod<NextStepsParts> = async (
	app,
	{ readFacts, readScores },
) => {
	addNoStore(app)
	app.route({
		...toRoute(getNextFacts),
		config: perMinute(perAddress),
		handler: ({ userId }) => readFacts(userId),
	})
	app.route({
		...toRoute(getCvScores),
		config: perMinute(perAddress),
		handler: async ({ userId }) => ({ scores: await readScores(userId) }),
	})
}
