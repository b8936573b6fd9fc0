import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanUps } from '#test/clean-ups.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'

let api: TestApp
const { later, cleanUp } = cleanUps()
afterAll(cleanUp)
beforeAll(async () => {
	api = await openTestApp(later, { works: false })
	api.clock.stoppedAtMs = Date.parse('2026-11-22T10:30:00Z')
})

const ask = async () => (await api.app.inject('/api/status/')).json()
const dayMs = 86_400_000

test('every part is told as it is, with the days on which it was probed', async () => {
	const { status } = api.background
	await status.record({ database: 'ok', typesetter: 'failing' })
	api.clock.aheadMs = 2 * dayMs
	await status.record({ database: 'ok', typesetter: 'ok' })
	await status.record({ database: 'ok', typesetter: 'ok' })
	const answer = await ask()
	expect(answer).toMatchObject({ status: 'ok', checkedAt: '2026-11-24T10:30:00.000Z' })
	const typesetter = answer.parts.find(({ name }: { name: string }) => name === 'typesetter')
	expect(typesetter).toEqual({
		name: 'typesetter',
		state: 'ok',
		days: [
			{ day: '2026-11-22', ok: 0, failing: 1 },
			{ day: '2026-11-24', ok: 2, failing: 0 },
		],
	})
})

test('what is too old to be shown is forgotten with the next probe', async () => {
	api.clock.aheadMs = 91 * dayMs
	await api.background.status.record({ database: 'ok' })
	const { parts } = await ask()
	const days = parts.flatMap((part: { days: { day: string }[] }) => part.days)
	expect(days.map(({ day }: { day: string }) => day).sort()).toEqual([
		'2026-11-24',
		'2026-11-24',
		'2027-02-21',
	])
})
