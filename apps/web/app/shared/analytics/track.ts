import { allowsAnalytics } from '#shared/preferences/analytics-consent.ts'
import { createTracker } from './create-tracker.ts'

/** Counts something that a person did. Does nothing unless they have agreed and the operator has set it up. */
export const track = createTracker({
	allows: allowsAnalytics,
	// Not yet part of the DOM types: only some browsers have it.
	asksForPrivacy: () =>
		(navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true,
	prepare: async () => {
		const { isAnalyticsConfigured, sendEvent } = await import('./analytics-calls.ts')
		return (await isAnalyticsConfigured()) ? sendEvent : null
	},
})
