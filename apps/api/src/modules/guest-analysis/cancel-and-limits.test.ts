import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { cleanUps } from '#test/clean-ups.ts'
import { gatedEngines } from '#test/gated-engines.ts'
import { begin, guestPath, resultsOf, untilOver, upload } from '#test/guest-analysis-calls.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { plainTextCv } from '#test/sample-files.ts'
import { diskSpaceError } from '../../services/disk-space.ts'

const text = { bytes: plainTextCv, name: 'cv.txt' }

test('deleting a session in the middle of its analysis stops the reading, and nothing is left', async () => {
	const { engines, reached } = gatedEngines()
	const { app, background } = await openTestApp(onTestFinished, { engines })
	const { session_id } = await begin(app, text)
	const signal = await reached
	const early = await app.inject(`${guestPath}/results/${session_id}/`)
	expect([early.statusCode, early.json().status]).toEqual([202, 'processing'])
	await app.inject({ method: 'DELETE', url: `${guestPath}/sessions/${session_id}/` })
	await new Promise((resolve) => signal?.addEventListener('abort', resolve))
	expect(await background.guestAnalyses.countUnfinished()).toBe(0)
	for await (const { hash } of background.files.list()) expect.fail(`${hash} was left.`)
})

test('an analysis that is run again after it was finished changes nothing', async () => {
	const { engines, reached, open } = gatedEngines()
	const { app, background } = await openTestApp(onTestFinished, { engines })
	const { session_id } = await begin(app, text)
	await reached
	const { guestAnalyses } = background
	const found = { ...(await guestAnalyses.session(session_id, null)) }
	expect(found.status).toBe('processing')
	open()
	await untilOver(app, session_id)
	const first = await resultsOf(app, session_id)
	expect(await guestAnalyses.begin(session_id)).toBeNull()
	await guestAnalyses.fail(session_id, 'unexpected', 'Too late.')
	expect(await resultsOf(app, session_id)).toEqual(first)
})

describe('limits', () => {
	let api: TestApp
	const disk = { freeMb: 1000 }
	const { later, cleanUp } = cleanUps()
	afterAll(cleanUp)
	beforeAll(async () => {
		const config = { uploadsPerMinute: 2 }
		api = await openTestApp(later, { config, works: false, freeMb: async () => disk.freeMb })
	})

	test('more uploads than a minute allows are refused with the time to wait', async () => {
		const mine = { ...text, from: '192.0.2.1' }
		const answers = [await upload(api.app, mine), await upload(api.app, mine)]
		const refused = await upload(api.app, mine)
		expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
		expect(refused.statusCode).toBe(429)
		expect(refused.json()).toMatchObject({ code: 'too_many_requests', error: expect.any(String) })
		expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
		expect((await upload(api.app, { ...text, from: '192.0.2.2' })).statusCode).toBe(200)
	})

	test('uploads are refused while too many wait', async () => {
		const { config } = api.background
		await upload(api.app, { ...text, from: '192.0.2.3' })
		config.maxWaitingAnalyses = 1
		expect((await upload(api.app, { ...text, from: '192.0.2.4' })).json().code).toBe('server_busy')
		config.maxWaitingAnalyses = 500
	})

	test('an upload is refused while the disk is nearly full, and what is there can be read', async () => {
		const { session_id } = await begin(api.app, { ...text, from: '192.0.2.6' })
		disk.freeMb = 199
		api.clock.aheadMs += 3000
		const refused = await upload(api.app, { ...text, from: '192.0.2.5' })
		expect([refused.statusCode, refused.json().code]).toEqual([507, 'no_room_left'])
		expect(refused.json().error).toBe(diskSpaceError)
		const read = await api.app.inject(`${guestPath}/status/${session_id}/`)
		expect(read.statusCode).toBe(200)
		disk.freeMb = 201
		api.clock.aheadMs += 3000
		expect((await upload(api.app, { ...text, from: '192.0.2.5' })).statusCode).toBe(200)
	})
})
