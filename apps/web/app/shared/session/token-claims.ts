import { asRecord, isText } from '#shared/parse-json.ts'

type Claims = { exp?: number; sub?: string }

/** Whether the token's `exp` is before `now`, in milliseconds. A token that does not say is taken as valid. */
export function isExpired(token: string, now: number): boolean {
	const { exp } = readClaims(token)
	return exp !== undefined && exp * 1000 < now
}

/** Returns the subject of a token, which is the id of its user, if present. */
export function readSubject(token: string): string | undefined {
	return readClaims(token).sub
}

// Read, not verified: only the server can tell whether a token is genuine.
function readClaims(token: string): Claims {
	try {
		const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
		const bytes = Uint8Array.from(atob(payload), (letter) => letter.charCodeAt(0))
		const { exp, sub } = asRecord(JSON.parse(new TextDecoder().decode(bytes)))
		return { ...(typeof exp === 'number' ? { exp } : {}), ...(isText(sub) ? { sub } : {}) }
	} catch {
		return {}
	}
}
