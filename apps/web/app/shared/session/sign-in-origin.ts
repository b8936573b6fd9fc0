import type { Location } from 'react-router'

/** Where a sign-in leads when nothing else was asked for. */
export const homePath = '/dashboard'
export const signInPath = '/login'

// Going back to these after a sign-in would undo it or lead nowhere.
const noOrigins = ['/logout', '/login', '/register', '/auth/social-callback', '/linkedin/callback']

/**
 * Returns the state for the sign-in screen that names the page the person came from; `null` for pages not to go back
 * to.
 */
export function originState(from: Location): { from: string } | null {
	return noOrigins.includes(from.pathname)
		? null
		: { from: `${from.pathname}${from.search}${from.hash}` }
}

/** The path to go on to after a sign-in: where the person came from, else the dashboard. */
export function pathAfterSignIn(state: unknown): string {
	return recordedOrigin(state) ?? homePath
}

/** The page that sent the person to sign in, if one was recorded. */
export function recordedOrigin(state: unknown): string | null {
	if (typeof state !== 'object' || state === null || !('from' in state)) return null
	return isOwnPath(state.from) ? state.from : null
}

/** Whether this is a path of our own site; `//host` and `/\host` are other sites to a browser. */
export function isOwnPath(path: unknown): path is string {
	return typeof path === 'string' && /^\/(?![/\\])/.test(path)
}
