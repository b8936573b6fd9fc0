import { expect, test } from 'vitest'
import { sampleToken } from '#shared/test/sample-user.ts'
import { isExpired, readSubject } from './token-claims.ts'

test('a token is expired when its exp is before now', () => {
	const token = sampleToken({ exp: 1000 })
	expect(isExpired(token, 999_999)).toBe(false)
	expect(isExpired(token, 1_000_000)).toBe(false)
	expect(isExpired(token, 1_000_001)).toBe(true)
})

test.each(['opaque', 'a.b.c', 'head.e30.signature', ''])(
	'the token "%s" does not say when it expires, so it is not',
	(token) => {
		expect(isExpired(token, Number.MAX_SAFE_INTEGER)).toBe(false)
		expect(readSubject(token)).toBeUndefined()
	},
)

test('a token says whom it stands for, also in letters beyond ASCII', () => {
	const bytes = new TextEncoder().encode(JSON.stringify({ sub: 'Zoë ☂ ÿ>?' }))
	const payload = btoa(String.fromCharCode(...bytes))
	expect(readSubject(`h.${payload.replaceAll('+', '-').replaceAll('/', '_')}.s`)).toBe('Zoë ☂ ÿ>?')
})
