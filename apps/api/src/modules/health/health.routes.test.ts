import { expect, onTestFinished, test } from 'vitest'
import { openTestApp } from '#test/open-test-app.ts'

test('a server whose parts all work is well, and one that lost its typesetter is not', async () => {
	const { app, background } = await openTestApp(onTestFinished, { works: false })
	const well = await app.inject('/api/health/')
	expect(well.statusCode).toBe(200)
	expect(well.json()).toMatchObject({
		status: 'ok',
		checks: { database: 'ok', jobs: 'ok', typesetter: 'ok' },
	})
	await background.engines.typesetter.close()
	const ill = await app.inject('/api/health/')
	expect(ill.statusCode).toBe(503)
	expect(ill.json()).toMatchObject({ status: 'failing', checks: { typesetter: 'failing' } })
})
