import { expect, test } from 'vitest'
import { openReadiness, readinessParts } from './readiness.ts'

const works = async () => undefined
const fails = async () => {
	throw new Error('gone')
}

function readinessOf(checks: Record<string, () => Promise<unknown>>, mail = works) {
	const clock = { at: 0 }
	return { clock, ready: openReadiness(readinessParts(checks, mail), () => clock.at) }
}

test('a process is ready when every part works', async () => {
	const { ready } = readinessOf({ database: works, files: works })
	expect(await ready()).toEqual({
		status: 'ok',
		parts: { database: 'ok', files: 'ok', mail: 'ok' },
	})
})

test.each(['files', 'mail', 'jobs', 'typesetter'])(
	'without its %s it is degraded',
	async (name) => {
		const checks = { database: works, files: works, [name]: fails }
		const { ready } = readinessOf(checks, name === 'mail' ? fails : works)
		expect(await ready()).toMatchObject({ status: 'degraded', parts: { [name]: 'failing' } })
	},
)

test('without its database it is not ready', async () => {
	const { ready } = readinessOf({ database: fails, files: works })
	expect(await ready()).toMatchObject({ status: 'failing', parts: { database: 'failing' } })
})

test('any number of polls ask the database once a second, and the store every five', async () => {
	const asked = { database: 0, files: 0 }
	const { ready, clock } = readinessOf({
		database: async () => {
			asked.database += 1
		},
		files: async () => {
			asked.files += 1
		},
	})
	await Promise.all(Array.from({ length: 50 }, ready))
	clock.at = 999
	await ready()
	expect(asked).toEqual({ database: 1, files: 1 })
	clock.at = 1000
	await Promise.all(Array.from({ length: 50 }, ready))
	expect(asked).toEqual({ database: 2, files: 1 })
	clock.at = 5000
	await ready()
	expect(asked).toEqual({ database: 3, files: 2 })
})
