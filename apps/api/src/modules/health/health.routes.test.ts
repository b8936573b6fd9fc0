import { expect, onTestFinished, test } from 'vitest'
import { openTestApp } from '#test/open-test-app.ts'

test('a server whose parts all work is well, and one that lost its typesetter is not', async () => {
	const { app, background } = await openTestApp(onTestFinished, { works: false })
	const look = async () => {
		const answer = await app.inject('/api/health/')
		return { code: answer.statusCode, ...answer.json() }
	}
	// A part of a busy machine may answer too late, and be well with the next look.
	await expect.poll(look, { timeout: 60_000 }).toMatchObject({
		code: 200,
		status: 'ok',
		checks: { database: 'ok', jobs: 'ok', typesetter: 'ok' },
	})
	await background.engines.typesetter.close()
	const ill = await app.inject('/api/health/')
	expect(ill.statusCode).toBe(503)
	expect(ill.json()).toMatchObject({ status: 'failing', checks: { typesetter: 'failing' } })
})
