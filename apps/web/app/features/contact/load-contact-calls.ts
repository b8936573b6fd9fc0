import { NoAnswerError } from '#shared/api/api-error.ts'

/** Fetches what checks and sends a message; the page opens before it. */
export async function loadContactCalls(): Promise<typeof import('./contact-calls.ts')> {
	// A browser does not fetch a module again that did not come, so it is not asked for when it cannot.
	if (!navigator.onLine) throw new NoAnswerError(null)
	try {
		return await import('./contact-calls.ts')
	} catch (error) {
		throw new NoAnswerError(error)
	}
}
