/**
 * The calls that begin, renew, end and look up a session, without their schemas: every page of the site needs the
 * session, and the first page that a visitor opens needs nothing else from the contract.
 */
export const sessionCalls = {
	login: { method: 'POST', path: '/api/auth/login/' },
	refreshToken: { method: 'POST', path: '/api/token/refresh/' },
	logout: { method: 'POST', path: '/api/auth/logout/' },
	getUser: { method: 'GET', path: '/api/auth/user/' },
} as const
