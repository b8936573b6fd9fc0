import { type AnalyticsEvent, getAnalytics, sendAnalyticsEvent } from '@app/contract'
import { toApiError } from '#shared/api/api-error.ts'
import { sendRequest } from '#shared/api/send-request.ts'
import { tabStorage } from '#shared/browser-storage.ts'
import { storageKeys } from '#shared/storage-keys.ts'

const clientKey = storageKeys.analyticsClient

/** Asks the server whether the operator has set up statistics, in nobody’s name. */
export async function isAnalyticsConfigured(): Promise<boolean> {
	const response = await sendRequest(getAnalytics, {}, null)
	if (!response.ok) throw await toApiError(response)
	return getAnalytics.response.parse(await response.json()).isConfigured
}

/** Sends one event in the name of this tab, never of an account; it arrives though the page is closed meanwhile. */
export async function sendEvent(event: AnalyticsEvent): Promise<void> {
	const body = { client: clientOfTab(), event }
	await sendRequest(sendAnalyticsEvent, { body, outlivesPage: true }, null)
}

/** A random number that this tab is known by until it closes. */
function clientOfTab(): string {
	const kept = tabStorage().getItem(clientKey)
	if (kept) return kept
	const [first = 0, second = 0] = crypto.getRandomValues(new Uint32Array(2))
	const made = `${10_000 + first}.${10_000 + second}`
	tabStorage().setItem(clientKey, made)
	return made
}
