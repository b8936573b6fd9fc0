import type { AnalyticsEvent } from '@app/contract'
import { expect, test } from 'vitest'
import { createTracker } from './create-tracker.ts'

function trackerWith(facts: {
	allows?: boolean
	asksForPrivacy?: boolean
	isConfigured?: boolean
}) {
	const sent: AnalyticsEvent[] = []
	let asked = 0
	const state = { allows: true, asksForPrivacy: false, isConfigured: true, ...facts }
	const track = createTracker({
		allows: () => state.allows,
		asksForPrivacy: () => state.asksForPrivacy,
		prepare: async () => {
			asked += 1
			return state.isConfigured ? async (event) => void sent.push(event) : null
		},
	})
	return { track, sent, state, asked: () => asked }
}

const event: AnalyticsEvent = { name: 'cv_download', format: 'pdf' }

test('who agreed is counted where the operator wants it, and the server is asked once', async () => {
	const { track, sent, asked } = trackerWith({})
	await track(event)
	await track(event)
	expect(sent).toEqual([event, event])
	expect(asked()).toBe(1)
})

test.each([{ allows: false }, { asksForPrivacy: true }])(
	'with %j nothing leaves',
	async (facts) => {
		const { track, sent, asked } = trackerWith(facts)
		await track(event)
		expect(sent).toEqual([])
		expect(asked()).toBe(0)
	},
)

test('without an operator who wants it, nothing is sent', async () => {
	const { track, sent } = trackerWith({ isConfigured: false })
	await track(event)
	expect(sent).toEqual([])
})

test('consent that is taken back while the server is asked counts at once', async () => {
	const { track, sent, state } = trackerWith({})
	const tracked = track(event)
	state.allows = false
	await tracked
	expect(sent).toEqual([])
})

test('what is counted while a page closes is handed to the browser before it has gone', async () => {
	const { track, sent } = trackerWith({})
	await track(event)
	void track({ name: 'blog_read', post_title: 'Gaps', time_spent: 40 })
	// When a page closes, pending microtasks still run, but no timer and no response is waited for.
	for (let step = 0; step < 5; step += 1) await null
	expect(sent.at(-1)?.name).toBe('blog_read')
})
