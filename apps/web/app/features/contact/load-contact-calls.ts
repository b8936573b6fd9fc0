import { NoAnswerError } from '#shared/api/api-error.ts'

const notLoaded =
	'We couldn’t load the contact form. Copy your message, reload the page and try again.'

/** Fetches what checks and sends a message; the page opens before it. */
export async function loadContactCalls(
	fetchCalls = () => import('./contact-calls.ts'),
): Promise<typeof import('./contact-calls.ts')> {
	// A browser does not fetch a module again that did not come, so it is not asked for when it cannot.
	if (!navigator.onLine) throw new NoAnswerError(null)
	try {
		return await fetchCalls()
	} catch (error) {
		throw new NoAnswerError(error, notLoaded)
	}
}
