import type { AnalyticsEvent } from '@app/contract'

export type TrackerParts = {
	/** Whether the person has said yes in this browser. */
	allows: () => boolean
	/** Whether the browser sends Global Privacy Control. */
	asksForPrivacy: () => boolean
	/** Asks the server whether the operator has set up statistics. */
	isConfigured: () => Promise<boolean>
	send: (event: AnalyticsEvent) => Promise<void>
}

/** Counts what somebody does, once they have agreed and where the operator wants it; nothing is kept or sent before. */
export function createTracker({ allows, asksForPrivacy, isConfigured, send }: TrackerParts) {
	let configured: Promise<boolean> | null = null
	const mayCount = () => allows() && !asksForPrivacy()
	return async (event: AnalyticsEvent): Promise<void> => {
		if (!mayCount()) return
		configured ??= isConfigured().catch(() => false)
		// Whoever takes their consent back meanwhile is not counted.
		if ((await configured) && mayCount()) await send(event).catch(() => {})
	}
}
