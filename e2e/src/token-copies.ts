/** The token as it would be had it run out an hour ago; nobody signed it, but a browser only reads `exp`. */
export function expiredTokenCopy(token: string): string {
	return withClaims(token, { exp: Math.floor(Date.now() / 1000) - 3600 })
}

/** A token that a browser takes for valid and the server does not. */
export function refusedTokenCopy(token: string): string {
	return withClaims(token, { sid: '00000000-0000-7000-8000-000000000000' })
}

function withClaims(token: string, claims: Record<string, unknown>): string {
	const [header = '', payload = '', signature = ''] = token.split('.')
	const known = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
	const changed = Buffer.from(JSON.stringify({ ...known, ...claims })).toString('base64url')
	return [header, changed, signature].join('.')
}
