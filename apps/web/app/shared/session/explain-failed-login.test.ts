import { expect, test } from 'vitest'
import { ApiError, NoAnswerError, TooSlowError, toApiError } from '#shared/api/api-error.ts'
import { answer } from '#shared/test/stub-server.ts'
import { explainFailedLogin } from './explain-failed-login.ts'
import { LoginAnswerError } from './read-login-answer.ts'

const fallback = 'Login failed. Please check your credentials.'
const serverFault = 'The server encountered an error. Please try again later.'

test.each([
	[401, { detail: 'No.' }, 'Invalid email or password. Please try again.'],
	[403, { detail: 'No.' }, 'Your account is inactive or blocked. Please contact support.'],
	[429, { detail: 'No.' }, 'Too many login attempts. Please try again later.'],
	[400, { detail: 'This email address is too long.' }, 'This email address is too long.'],
	[409, { detail: 'Try the other door.', code: 'bad_request' }, 'Try the other door.'],
	[400, {}, fallback],
	[400, { detail: '' }, fallback],
	[404, { detail: ['not a text'] }, fallback],
	[503, { detail: 'Ella has a lot to do right now.' }, 'Ella has a lot to do right now.'],
	[502, '<html>', fallback],
	[500, { error: 'disk full', detail: 'No.' }, 'Server error: disk full'],
	[500, { detail: 'No.', code: 'unexpected' }, serverFault],
	[500, null, serverFault],
])('the answer %i %j reads "%s"', async (status, body, sentence) => {
	expect(explainFailedLogin(await toApiError(answer(status, body)))).toBe(sentence)
})

test('an error page that is not JSON reads like an answer that says nothing', async () => {
	const page = new Response('<html>Bad gateway</html>', { status: 502 })
	expect(explainFailedLogin(await toApiError(page))).toBe(fallback)
})

test('no answer and a late answer are told apart', () => {
	expect(explainFailedLogin(new NoAnswerError('network error'))).toBe(
		'Server not responding. Please check your internet connection and try again.',
	)
	expect(explainFailedLogin(new TooSlowError('time-out'))).toBe(
		'The request is taking too long to process. Please try again later.',
	)
})

test('an answer without tokens says so', () => {
	const sentence = 'Could not find authentication tokens in response'
	expect(explainFailedLogin(new LoginAnswerError(sentence))).toBe(sentence)
	expect(explainFailedLogin(new ApiError(200, 'unexpected', 'Invalid response from server'))).toBe(
		'Invalid response from server',
	)
})

test('whatever else goes wrong has a sentence too', () => {
	expect(explainFailedLogin(new Error('internal'))).toBe(fallback)
})
