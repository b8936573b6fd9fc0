/**
 * Where a session is begun, renewed, ended and looked up, without the schemas: every page of the site follows the
 * session, and the first one that somebody opens has no use for the rest of the contract.
 */
export const sessionCalls = {
	login: { method: 'POST', path: '/api/auth/login/' },
	refreshToken: { method: 'POST', path: '/api/token/refresh/' },
	logout: { method: 'POST', path: '/api/auth/logout/' },
	getUser: { method: 'GET', path: '/api/auth/user/' },
} as const
