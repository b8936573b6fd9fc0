import { upgradeSentDocument } from '@app/cv'
import type { FastifyInstance } from 'fastify'

/**
 * Brings the CV document of a request up to date before it is looked at: a tab that was opened before an update of
 * Ella, and other people's programs, go on sending what they know.
 */
export function upgradeSentDocuments(app: Pick<FastifyInstance, 'addHook'>): void {
	app.addHook('preValidation', async ({ body }) => {
		if (typeof body !== 'object' || body === null || !('document' in body)) return
		body.document = upgradeSentDocument(body.document)
	})
}
