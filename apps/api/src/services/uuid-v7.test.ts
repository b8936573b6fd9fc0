import { expect, test } from 'vitest'
import { z } from 'zod'
import { uuidV7 } from './uuid-v7.ts'

test('it is a UUID of version 7 that begins with the time', () => {
	const id = uuidV7(Date.UTC(2026, 10, 21))
	expect(z.uuidv7().safeParse(id).success).toBe(true)
	expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(Date.UTC(2026, 10, 21))
})

test('two of the same millisecond differ', () => {
	expect(uuidV7(0)).not.toBe(uuidV7(0))
})
