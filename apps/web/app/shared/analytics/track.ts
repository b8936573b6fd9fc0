import { getAnalytics, sendAnalyticsEvent } from '@app/contract'
import { call } from '#shared/api/call.ts'
import { storedPreferences } from '#shared/preferences/preferences-store.ts'
import { createTracker } from './tracker.ts'

const clientKey = 'analytics_client'

/** Counts something that a person did. Does nothing unless they have agreed and the operator has set it up. */
export const track = createTracker({
	allows: () => storedPreferences().allowsAnalytics,
	// Not yet part of the DOM types: only some browsers have it.
	asksForPrivacy: () =>
		(navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true,
	isConfigured: async () => (await call(getAnalytics, {})).isConfigured,
	send: async (event) => {
		await call(sendAnalyticsEvent, { body: { client: clientOfTab(), event } })
	},
})

/** A random number that this tab is known by until it closes. */
function clientOfTab(): string {
	const kept = sessionStorage.getItem(clientKey)
	if (kept) return kept
	const [first = 0, second = 0] = crypto.getRandomValues(new Uint32Array(2))
	const made = `${10_000 + first}.${10_000 + second}`
	sessionStorage.setItem(clientKey, made)
	return made
}
