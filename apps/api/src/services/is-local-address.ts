/** Whether an address of the web, or a host name, is this machine. */
export function isLocalAddress(address: string): boolean {
	const host = URL.canParse(address) ? new URL(address).hostname : address
	return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|([a-z\d-]+\.)+localhost)$/i.test(host)
}
