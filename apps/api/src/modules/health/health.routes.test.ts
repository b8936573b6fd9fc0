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

test('jobs that wait while nobody takes any are failing, and well once one is taken', async () => {
	const { app, background } = await openTestApp(onTestFinished, { works: false })
	const { boss } = background
	const jobs = async () => (await app.inject('/api/health/')).json().checks.jobs
	await boss.send('status-probe', {}, { startAfter: new Date(Date.now() - 50_000) })
	await expect.poll(jobs, { timeout: 60_000 }).toBe('ok')
	await boss.send('contact-tidying', {}, { startAfter: new Date(Date.now() - 90_000) })
	await expect.poll(jobs).toBe('failing')
	await boss.fetch('contact-tidying')
	await expect.poll(jobs).toBe('ok')
})
