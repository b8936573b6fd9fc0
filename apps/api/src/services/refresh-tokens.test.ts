import { expect, test } from 'vitest'
import { refreshTokens } from './refresh-tokens.ts'
import { deriveKey } from './server-key.ts'
import { uuidV7 } from './uuid-v7.ts'

const tokens = refreshTokens(deriveKey('main', 'refresh tokens'))
const id = uuidV7(Date.UTC(2026, 0, 1))

test('a token tells its session, and so does every one after it', () => {
	const first = tokens.first(id)
	const second = tokens.next(first, 'salt')
	expect([tokens.sessionOf(first), tokens.sessionOf(second)]).toEqual([id, id])
	expect(new Set([first, tokens.first(id), second, tokens.next(second, 'salt')]).size).toBe(4)
})

test('the next token is the same for the same salt and another for another', () => {
	const first = tokens.first(id)
	expect(tokens.next(first, 'a')).toBe(tokens.next(first, 'a'))
	expect(tokens.next(first, 'a')).not.toBe(tokens.next(first, 'b'))
})

test('a token that was not made here tells nothing', () => {
	const token = tokens.first(id)
	const others = refreshTokens(deriveKey('another', 'refresh tokens')).first(id)
	const changed = (token.startsWith('A') ? 'B' : 'A') + token.slice(1)
	const refused = ['', 'a', others, changed, `${token}A`, `${token}=`, token.slice(0, -2)]
	expect(refused.map(tokens.sessionOf)).toEqual(refused.map(() => null))
})
