import { expect, test } from 'vitest'
import { z } from 'zod'
import { deriveContentId, fingerprint } from './content-id.ts'

test('the same content has one id in one account, and other contents have others', () => {
	const texts = Array.from({ length: 3000 }, (_, index) => `{"at":${index},"words":"same"}`)
	const ids = texts.map((text) => deriveContentId('account', fingerprint(text), 0))
	expect(new Set(ids).size).toBe(texts.length)
	expect(deriveContentId('account', fingerprint('a'), 0)).toBe(
		deriveContentId('account', fingerprint('a'), 0),
	)
	expect(deriveContentId('account', fingerprint('a'), 0)).not.toBe(
		deriveContentId('other', fingerprint('a'), 0),
	)
	expect(deriveContentId('account', fingerprint('a'), 0)).not.toBe(
		deriveContentId('account', fingerprint('a'), 1),
	)
})

test('the server takes it for an id', () => {
	expect(z.uuid().safeParse(deriveContentId('account', fingerprint(''), 0)).success).toBe(true)
})

test('the print is the published one of the method', () => {
	expect(fingerprint('')).toBe('6c62272e07bb014262b821756295c58d')
	expect(fingerprint('a')).toBe('d228cb696f1a8caf78912b704e4a8964')
})
