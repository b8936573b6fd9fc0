import { expect, test } from 'vitest'
import { z } from 'zod'
import { newId } from './new-id.ts'

test('every id is a UUIDv7 and no two are the same', () => {
	const ids = Array.from({ length: 1000 }, newId)
	expect(new Set(ids).size).toBe(ids.length)
	expect(ids.filter((id) => !z.uuidv7().safeParse(id).success)).toEqual([])
})
