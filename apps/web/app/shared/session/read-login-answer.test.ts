import { expect, test } from 'vitest'
import { sampleUser } from '#shared/test/sample-user.ts'
import { readLoginAnswer } from './read-login-answer.ts'

test('a key is both the access and the refresh token', () => {
	expect(readLoginAnswer({ key: 'k' })).toEqual({
		tokens: { access: 'k', refresh: 'k' },
		user: null,
	})
})

test('access and refresh come with or without the person', () => {
	const user = sampleUser()
	const tokens = { access: 'a', refresh: 'r' }
	expect(readLoginAnswer({ ...tokens, user })).toEqual({ tokens, user })
	expect(readLoginAnswer(tokens)).toEqual({ tokens, user: null })
})

test('a person of another making is left to be asked for', () => {
	const answer = { access: 'a', refresh: 'r', user: { pk: 7, email: 'a@example.com' } }
	expect(readLoginAnswer(answer).user).toBeNull()
})

test('a single token cannot be refreshed', () => {
	expect(readLoginAnswer({ token: 't' }).tokens).toEqual({ access: 't', refresh: null })
})

test.each([
	[null, 'Invalid response from server'],
	['', 'Invalid response from server'],
	[undefined, 'Invalid response from server'],
	[{}, 'Could not find authentication tokens in response'],
	[{ access: 'a' }, 'Could not find authentication tokens in response'],
	[{ key: 7 }, 'Could not find authentication tokens in response'],
	['words', 'Could not find authentication tokens in response'],
	[{ key: '' }, 'Authentication tokens not received from server'],
	[{ token: '' }, 'Authentication tokens not received from server'],
	[{ access: '', refresh: 'r' }, 'Authentication tokens not received from server'],
	[{ access: 'a', refresh: '' }, 'Authentication tokens not received from server'],
])('the answer %j fails with "%s"', (body, sentence) => {
	expect(() => readLoginAnswer(body)).toThrow(sentence)
})
