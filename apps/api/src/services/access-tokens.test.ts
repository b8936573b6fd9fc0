import { accessTokenSeconds } from '@app/contract'
import { SignJWT, UnsecuredJWT } from 'jose'
import { expect, test } from 'vitest'
import { accessTokens } from './access-tokens.ts'
import { deriveKey } from './server-key.ts'
import { uuidV7 } from './uuid-v7.ts'

const clock = { ms: Date.UTC(2026, 0, 1) }
const now = () => clock.ms
const key = deriveKey('the main key of this test', 'access tokens')
const tokens = accessTokens({ key, now })
const signedIn = { accountId: uuidV7(now()), sessionId: uuidV7(now()) }

const claims = (accountId = signedIn.accountId) => ({
	sub: accountId,
	sid: signedIn.sessionId,
	iss: 'ella',
	aud: 'ella-api',
	iat: clock.ms / 1000,
	exp: clock.ms / 1000 + 900,
})
const forge = (header: { alg: string; typ?: string }, payload: object, secret = key) =>
	new SignJWT({ ...payload }).setProtectedHeader(header).sign(secret)

test('a token says whose it is, and its expiry can be read by anybody', async () => {
	const token = await tokens.issue(signedIn)
	expect(await tokens.read(token)).toEqual(signedIn)
	const [, payload = ''] = token.split('.')
	const { exp } = JSON.parse(Buffer.from(payload, 'base64url').toString())
	expect(exp * 1000).toBe(clock.ms + 15 * 60_000)
})

test('a token lives until its last second and not longer', async () => {
	const token = await tokens.issue(signedIn)
	clock.ms += accessTokenSeconds * 1000 - 1
	expect(await tokens.read(token)).toEqual(signedIn)
	clock.ms += 1
	expect(await tokens.read(token)).toBeNull()
})

test('a well-made token with the right key would be taken, so the refusals below mean something', async () => {
	expect(await tokens.read(await forge({ alg: 'HS256', typ: 'at+jwt' }, claims()))).toEqual(
		signedIn,
	)
})

test('a token without a signature is refused', async () => {
	const unsigned = new UnsecuredJWT(claims()).encode()
	const head = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')
	expect(await tokens.read(unsigned)).toBeNull()
	expect(await tokens.read(unsigned.replace(/^[^.]+/, head))).toBeNull()
})

test('a token of another algorithm, another kind, another key or for others is refused', async () => {
	const header = { alg: 'HS256', typ: 'at+jwt' }
	const forged = [
		await forge({ alg: 'HS512', typ: 'at+jwt' }, claims(), new Uint8Array(64).fill(7)),
		await forge({ alg: 'HS256' }, claims()),
		await forge({ alg: 'HS256', typ: 'JWT' }, claims()),
		await forge(header, claims(), deriveKey('another main key', 'access tokens')),
		await forge(header, claims(), deriveKey('the main key of this test', 'refresh tokens')),
		await forge(header, { ...claims(), aud: 'others' }),
		await forge(header, { ...claims(), iss: 'others' }),
		await forge(header, { ...claims(), exp: undefined }),
		await forge(header, { ...claims(), sid: undefined }),
		await forge(header, { ...claims(), sub: 'everybody' }),
	]
	const read = await Promise.all(forged.map(tokens.read))
	expect(read).toEqual(forged.map(() => null))
})

test('a token whose person was exchanged is refused', async () => {
	const token = await tokens.issue(signedIn)
	const [head, , signature] = token.split('.')
	const payload = Buffer.from(JSON.stringify(claims(uuidV7(now())))).toString('base64url')
	expect(await tokens.read([head, payload, signature].join('.'))).toBeNull()
})

test('text that is no token is refused', async () => {
	const read = await Promise.all(['', 'a', 'a.b.c', '..', 'null'].map(tokens.read))
	expect(read).toEqual([null, null, null, null, null])
})
