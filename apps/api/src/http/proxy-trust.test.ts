import { expect, onTestFinished, test } from 'vitest'
import { openTestApp } from '#test/open-test-app.ts'

const chain = '192.0.2.9, 198.51.100.7'

test.each([
	{ trustProxy: false as const, seen: '127.0.0.1' },
	{ trustProxy: 1, seen: '198.51.100.7' },
	{ trustProxy: 2, seen: '192.0.2.9' },
	{ trustProxy: ['loopback'], seen: '198.51.100.7' },
])('with TRUST_PROXY $trustProxy a visitor is counted as $seen', async ({ trustProxy, seen }) => {
	const { app } = await openTestApp(onTestFinished, { config: { trustProxy }, works: false })
	const addresses: string[] = []
	app.addHook('onRequest', async ({ ip }) => void addresses.push(ip))
	await app.inject({ url: '/api/health/', headers: { 'x-forwarded-for': chain } })
	expect(addresses).toEqual([seen])
})
