import { endSession, getUser, login, updateProfile } from '@app/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { sampleUser } from '#shared/test/sample-user.ts'
import { answer, refusal, stubServer } from '#shared/test/stub-server.ts'
import { ApiError, NoAnswerError, TooSlowError } from './api-error.ts'
import { call } from './call.ts'
import { accountTimeoutMs, callTimeoutMs, sendRequest } from './send-request.ts'

beforeEach(() => window.localStorage.clear())

const user = sampleUser()
const sessionId = user.id

test('a call carries the stored token and answers the body', async () => {
	window.localStorage.setItem('access_token', 'token')
	const asked = stubServer({ 'PATCH /api/auth/profile/': () => answer(200, user) })
	expect(await call(updateProfile, { body: { city: 'Leeds' } })).toEqual(user)
	expect(asked).toEqual([
		{ route: 'PATCH /api/auth/profile/', body: { city: 'Leeds' }, token: 'token' },
	])
})

test('a guest’s call carries no token, and an empty answer is handed over', async () => {
	const asked = stubServer({
		[`DELETE /api/auth/sessions/${sessionId}/`]: () => new Response(null, { status: 204 }),
	})
	expect((await call(endSession, { params: { sessionId } })).status).toBe(204)
	expect(asked[0]?.token).toBeNull()
})

test('an error has the sentence, the code and the fields of the server', async () => {
	const body = { detail: 'Check this.', code: 'bad_request', fields: { city: ['Too long.'] } }
	stubServer({ 'PATCH /api/auth/profile/': () => answer(400, body) })
	const error = await call(updateProfile, { body: {} }).catch((thrown) => thrown)
	expect(error).toBeInstanceOf(ApiError)
	expect(error).toMatchObject({
		status: 400,
		code: 'bad_request',
		message: 'Check this.',
		fields: { city: ['Too long.'] },
		body,
	})
})

test('an expired token is renewed and the call repeated', async () => {
	window.localStorage.setItem('access_token', 'old')
	window.localStorage.setItem('refresh_token', 'r1')
	stubServer({
		'GET /api/auth/user/': ({ token }) =>
			token === 'new' ? answer(200, user) : refusal(401, 'signed_out', 'Sign in.'),
		'POST /api/token/refresh/': () => answer(200, { access: 'new', refresh: 'r2' }),
	})
	expect(await call(getUser, {})).toEqual(user)
	expect(window.localStorage.getItem('refresh_token')).toBe('r2')
})

test('no answer, a late answer and a cancelled call are told apart', async () => {
	const failWith = (cause: unknown) =>
		stubServer({ 'GET /api/auth/user/': () => Promise.reject(cause) })
	failWith(new TypeError('fetch failed'))
	const noAnswer = await call(getUser, {}).catch((error) => error)
	expect(noAnswer).toBeInstanceOf(NoAnswerError)
	expect(noAnswer).not.toBeInstanceOf(TooSlowError)
	failWith(new DOMException('late', 'TimeoutError'))
	await expect(call(getUser, {})).rejects.toBeInstanceOf(TooSlowError)
	const cancelled = call(getUser, { signal: AbortSignal.abort(new Error('left')) })
	await expect(cancelled).rejects.toThrow('left')
})

test('an answer that is not JSON is an error of the server', async () => {
	stubServer({ 'GET /api/auth/user/': () => new Response('<html>') })
	await expect(call(getUser, {})).rejects.toMatchObject({ status: 200, code: 'unexpected' })
})

test('calls about the account have 30 seconds, all others 120', async () => {
	const timeout = vi.spyOn(AbortSignal, 'timeout')
	stubServer({})
	await sendRequest(login, {}, null)
	await sendRequest({ ...login, path: '/api/typeset/preview/' }, {}, null)
	expect(timeout.mock.calls).toEqual([[accountTimeoutMs], [callTimeoutMs]])
	expect([accountTimeoutMs, callTimeoutMs]).toEqual([30_000, 120_000])
})
