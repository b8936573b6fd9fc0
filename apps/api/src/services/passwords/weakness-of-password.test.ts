import { expect, test } from 'vitest'
import { weaknessOfPassword } from './weakness-of-password.ts'

const weaknessOf = (password: string) => weaknessOfPassword(password, 'ada.lovelace@example.com')

test.each([
	'plumbago-kettle',
	'correct horse battery',
	'9f!Xw2-qLmRt',
	'dragon flies at noon',
	'日本語のパスワードです',
	'lovelace wrote the first program',
])('%s is strong enough', (password) => {
	expect(weaknessOf(password)).toBeNull()
})

test.each(['short', '123456789', 'nine char', '👍👍👍👍👍'])('%s is too short', (password) => {
	expect(weaknessOf(password)).toMatch(/at least 10 characters/)
})

test.each([
	'password123',
	'Password123!',
	'QWERTYUIOP',
	'1q2w3e4r5t',
	'basketball',
	'Dragon2024!',
	'0123456789',
	'9876543210',
	'abcdefghijkl',
	'aaaaaaaaaaaa',
	'1212121212',
	'iloveyou2026',
])('%s is too common', (password) => {
	expect(weaknessOf(password)).toMatch(/Many people/)
})

test.each([
	'ada.lovelace@example.com',
	'ADA.LOVELACE@EXAMPLE.COM',
	'ada.lovelace',
	'ada.lovelace1!',
	'lovelace@example.com',
])('%s is the e-mail', (password) => {
	expect(weaknessOf(password)).toMatch(/isn’t your email/)
})
