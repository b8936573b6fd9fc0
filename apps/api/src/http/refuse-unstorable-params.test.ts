import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { setErrorHandler } from './error-handler.ts'
import { refuseUnstorableParams } from './refuse-unstorable-params.ts'

test('an address with the character NUL leads nowhere, and any other goes on', async () => {
	const app = Fastify()
	setErrorHandler(app, { report: () => null })
	refuseUnstorableParams(app)
	app.get<{ Params: { key: string } }>('/things/:key', async ({ params }) => params.key)
	for (const path of ['/things/%00', '/things/a%00b']) {
		const answer = await app.inject(path)
		expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
	}
	expect((await app.inject('/things/caf%C3%A9')).body).toBe('café')
})
