import { expect, test } from 'vitest'
import { guestError } from './guest-error.ts'

test.each([
	[{ error: 'Locked', message: 'Other', detail: 'Third', code: 'file_encrypted' }, 'Locked'],
	[{ message: 'Locked' }, 'Locked'],
	[{ detail: 'Locked' }, 'Locked'],
	[{ error: '' }, 'Failed to upload CV'],
	[{ error: { nested: true } }, 'Failed to upload CV'],
	[null, 'Failed to upload CV'],
	['<html>Bad gateway</html>', 'Failed to upload CV'],
])('the answer %j reads as %s', (body, sentence) => {
	expect(guestError(422, body, 'Failed to upload CV').message).toBe(sentence)
})

test('the code of the server is kept beside its sentence', () => {
	const error = guestError(422, { error: 'Locked', code: 'file_encrypted' }, 'Failed')
	expect(error).toMatchObject({ status: 422, code: 'file_encrypted' })
})
