import { expect, test } from 'vitest'
import { passwords } from './passwords.ts'

const { hash, matches } = passwords()

test('a password matches its own hash and no other', async () => {
	const kept = await hash('a quiet harbour town')
	expect(await matches('a quiet harbour town', kept)).toBe(true)
	expect(await matches('a quiet harbour Town', kept)).toBe(false)
	expect(await hash('a quiet harbour town')).not.toBe(kept)
})

test('the hash is Argon2id with at least 19 MiB and two passes', async () => {
	const kept = await hash('a quiet harbour town')
	expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
	expect(kept).not.toContain('harbour')
})

test('the same letters match however a keyboard makes them', async () => {
	expect(await matches('cafe\u0301 au lait \ufb01n', await hash('café au lait fin'))).toBe(true)
})

test('nothing matches where there is no password', async () => {
	expect(await matches('', null)).toBe(false)
	expect(await matches('a quiet harbour town', null)).toBe(false)
})
