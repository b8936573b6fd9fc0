import { upgradeSentDocument } from '@app/cv'
import type { FastifyInstance } from 'fastify'

/**
 * Upgrades the CV document of a request before it is validated: a tab that was opened before an update of Ella, and
 * other people's programs, still send the older version.
 */
export function upgradeSentDocuments(app: Pick<FastifyInstance, 'addHook'>): void {
	app.addHook('preValidation', async ({ body }) => {
		if (typeof body !== 'object' || body === null || !('document' in body)) return
		body.document = upgradeSentDocument(body.document)
	})
}
