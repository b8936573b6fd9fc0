import { expect, test } from 'vitest'
import { answer } from '#shared/test/stub-server.ts'
import { isAnalyticsConfigured, sendEvent } from './analytics-calls.ts'

test('an event goes out in the name of the tab, without the account, and outlives its page', async () => {
	window.localStorage.setItem('access_token', 'token')
	const asked: { url: string; init: RequestInit }[] = []
	globalThis.fetch = async (url, init = {}) => {
		asked.push({ url: String(url), init })
		return answer(200, {})
	}
	await sendEvent({ name: 'blog_read', post_title: 'Gaps', time_spent: 40 })
	const [{ url, init } = { url: '', init: {} }] = asked
	expect(url).toBe('/api/analytics/events/')
	expect(init.keepalive).toBe(true)
	expect(init.credentials).toBe('omit')
	expect(new Headers(init.headers).has('authorization')).toBe(false)
	expect(JSON.parse(String(init.body))).toEqual({
		client: expect.stringMatching(/^\d{5,12}\.\d{5,12}$/),
		event: { name: 'blog_read', post_title: 'Gaps', time_spent: 40 },
	})
})

test('whether events are counted is asked without the account', async () => {
	window.localStorage.setItem('access_token', 'token')
	const asked: RequestInit[] = []
	globalThis.fetch = async (_, init = {}) => {
		asked.push(init)
		return answer(200, { isConfigured: true })
	}
	expect(await isAnalyticsConfigured()).toBe(true)
	expect(asked.map(({ headers }) => new Headers(headers).has('authorization'))).toEqual([false])
})
