/** Whether a URL or host name is this machine. No guard for fetching: for private networks see `isPublicAddress`. */
export function isLoopbackHost(urlOrHost: string): boolean {
	const host = URL.canParse(urlOrHost) ? new URL(urlOrHost).hostname : urlOrHost
	return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|([a-z\d-]+\.)+localhost)$/i.test(host)
}
