import { storedPreferences } from '#shared/preferences/preferences-store.ts'

/** What may be counted, under the names that a statistics service knows. */
export type CountedEvent =
	| { name: 'cv_download'; format: string }
	| { name: 'template_select'; template: string }

/** The event of the window that an operator's own statistics script can listen to. */
export const countedEvent = 'ella:counted'

/** Tells the window that something happened, if the person of this browser allows it to be counted. */
export function countEvent(event: CountedEvent): void {
	if (!storedPreferences().allowsAnalytics) return
	window.dispatchEvent(new CustomEvent(countedEvent, { detail: event }))
}
