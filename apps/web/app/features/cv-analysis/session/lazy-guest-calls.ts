import { NoAnswerError } from '#shared/api/api-error.ts'
import type { GuestCalls } from './guest-calls.ts'

/** The guest calls of this site. Their schemas load with the first call, so that the page can open earlier. */
export const lazyGuestCalls: GuestCalls = {
	send: async (...of) => (await loadGuestCalls()).send(...of),
	getStatus: async (...of) => (await loadGuestCalls()).getStatus(...of),
	getResults: async (...of) => (await loadGuestCalls()).getResults(...of),
	remove: async (...of) => (await loadGuestCalls()).remove(...of),
}

/** Loads the guest calls; throws `NoAnswerError` when that fails. */
export async function loadGuestCalls(): Promise<GuestCalls> {
	// A browser does not fetch a module again that did not come, so it is not asked for when it cannot.
	if (!navigator.onLine) throw new NoAnswerError(null)
	try {
		return (await import('./guest-calls.ts')).guestCalls
	} catch (error) {
		// Without a connection the code of a call comes no more than its answer would.
		throw new NoAnswerError(error)
	}
}
