import { userSchema } from '@app/contract'
import { expect, test } from 'vitest'
import { sampleUser } from '#shared/test/sample-user.ts'
import { readUser } from './read-user.ts'

const whole = sampleUser({ deletionAt: '2026-12-05T12:00:00.000Z', providers: ['github'] })

test('a person is read whole, and what the contract does not name is left out', () => {
	expect(readUser({ ...whole, shoeSize: 44 })).toEqual(userSchema.parse(whole))
})

test.each(Object.keys(userSchema.shape))(
	'a person without "%s" is as little one as for the schema',
	(name) => {
		for (const value of [undefined, 7, [7], { text: 'x' }]) {
			const broken = { ...whole, [name]: value }
			expect([value, readUser(broken)]).toEqual([value, null])
			expect(userSchema.safeParse(broken).success).toBe(false)
		}
	},
)

test.each(['plan', 'status', 'role'])('a "%s" that nobody knows is refused', (name) => {
	expect(readUser({ ...whole, [name]: 'unheard of' })).toBeNull()
})

test.each([null, undefined, '', 'a text', 7, []])('%j is nobody', (value) => {
	expect(readUser(value)).toBeNull()
})
