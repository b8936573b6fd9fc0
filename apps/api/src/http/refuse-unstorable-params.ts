import type { FastifyInstance } from 'fastify'
import { stripUnstorableText } from '#services/strip-unstorable-characters.ts'
import { AppError } from './app-error.ts'

/**
 * Answers 404 for an address with a character that the database refuses: nothing can have that name, and the query
 * would fail.
 */
export function refuseUnstorableParams(app: Pick<FastifyInstance, 'addHook'>): void {
	app.addHook('onRequest', async ({ params }) => {
		const texts: unknown[] = Object.values(Object(params))
		const isStorable = texts.every(
			(text) => typeof text !== 'string' || stripUnstorableText(text) === text,
		)
		if (!isStorable) throw new AppError('not_found')
	})
}
