const names: Record<string, string> = {
	google: 'Google',
	github: 'GitHub',
	linkedin_oauth2: 'LinkedIn',
}

/** A service as people call it. */
export function serviceName(id: string): string {
	return names[id] ?? id
}

/** How a session was begun, in words. */
export function signInMethod(method: string): string {
	return method === 'password' ? 'with your password' : `with ${serviceName(method)}`
}
