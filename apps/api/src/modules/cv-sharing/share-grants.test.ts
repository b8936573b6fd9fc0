import { expect, test } from 'vitest'
import { isGranted, makeGrant, newGrantKey } from './share-grants.ts'

const now = Date.UTC(2026, 0, 1)
const key = newGrantKey()
const { grant, expiresAt } = makeGrant(key, now)

test('a grant holds for an hour, with its own key only', () => {
	expect(expiresAt).toBe('2026-01-01T01:00:00.000Z')
	expect(isGranted(grant, key, now + 3_599_999)).toBe(true)
	expect(isGranted(grant, key, now + 3_600_000)).toBe(false)
	expect(isGranted(grant, newGrantKey(), now)).toBe(false)
})

test.each([
	undefined,
	'',
	'1',
	`${now + 9_000_000}.${grant.split('.')[1]}`,
	`${grant}x`,
	grant.replace('.', '.A').slice(0, -1),
])('%j opens nothing', (made) => {
	expect(isGranted(made, key, now)).toBe(false)
})
