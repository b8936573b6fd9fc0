import { expect, test } from 'vitest'
import { z } from 'zod'
import { idOfContent, printOf } from './id-of-content.ts'

test('the same content has one id in one account, and other contents have others', () => {
	const texts = Array.from({ length: 3000 }, (_, index) => `{"at":${index},"words":"same"}`)
	const ids = texts.map((text) => idOfContent('account', printOf(text), 0))
	expect(new Set(ids).size).toBe(texts.length)
	expect(idOfContent('account', printOf('a'), 0)).toBe(idOfContent('account', printOf('a'), 0))
	expect(idOfContent('account', printOf('a'), 0)).not.toBe(idOfContent('other', printOf('a'), 0))
	expect(idOfContent('account', printOf('a'), 0)).not.toBe(idOfContent('account', printOf('a'), 1))
})

test('the server takes it for an id', () => {
	expect(z.uuid().safeParse(idOfContent('account', printOf(''), 0)).success).toBe(true)
})

test('the print is the published one of the method', () => {
	expect(printOf('')).toBe('6c62272e07bb014262b821756295c58d')
	expect(printOf('a')).toBe('d228cb696f1a8caf78912b704e4a8964')
})
