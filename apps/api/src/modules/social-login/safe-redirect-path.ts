/** Where to go when nothing better is known. */
const homePath = '/dashboard'

/**
 * The path of an address on our own site; the dashboard for any other address, because a link to us
 * must not be able to send people elsewhere after they have signed in.
 */
export function toSafeRedirectPath(address: string, ownOrigin: string): string {
	if (address === '' || !URL.canParse(address, ownOrigin)) return homePath
	const { origin, pathname, search, hash } = new URL(address, ownOrigin)
	// A path that begins with two slashes is another host to a browser.
	if (origin !== ownOrigin || pathname.startsWith('//')) return homePath
	return pathname + search + hash
}
