import type { AnalyticsEvent } from '@app/contract'

type Send = (event: AnalyticsEvent) => Promise<void>

export type TrackerParts = {
	/** Whether the person has said yes in this browser. */
	allows: () => boolean
	/** Whether the browser sends Global Privacy Control. */
	asksForPrivacy: () => boolean
	/** Asks the server whether the operator has set up statistics; answers with what sends one event, or `null`. */
	prepare: () => Promise<Send | null>
}

/**
 * Returns a function that counts an event, if the visitor has agreed and the operator wants it; nothing is kept or
 * sent before. Once prepared, it sends without waiting for anything, so an event counted while a page closes is still
 * sent.
 */
export function createTracker({ allows, asksForPrivacy, prepare }: TrackerParts) {
	let prepared: Promise<Send | null> | null = null
	const mayCount = () => allows() && !asksForPrivacy()
	return async (event: AnalyticsEvent): Promise<void> => {
		if (!mayCount()) return
		prepared ??= prepare().catch(() => null)
		const send = await prepared
		// A visitor who withdraws consent meanwhile is not counted.
		if (send && mayCount()) await send(event).catch(() => {})
	}
}
