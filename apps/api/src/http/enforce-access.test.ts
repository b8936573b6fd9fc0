import type { Endpoint } from '@app/contract'
import { endpoints } from '@app/contract/endpoints'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { bearer } from '#test/account-login.ts'
import { cleanUps } from '#test/clean-ups.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { type SignedIn, signedIn } from '#test/signed-in-account.ts'
import { enforceAccess } from './enforce-access.ts'

const { later, cleanUp } = cleanUps()
const withoutIds = '019a0000-0000-7000-8000-000000000000'
let api: TestApp
let ended: SignedIn
beforeAll(async () => {
	api = await openTestApp(later, { works: false })
	ended = await signedIn(api)
	await api.background.sessions.endOthers(ended.id, withoutIds)
})
afterAll(cleanUp)

test('a route that is not in the contract is refused when it is registered', () => {
	const app = Fastify()
	enforceAccess(app)
	expect(() => app.get('/api/secrets/', async () => 'all of them')).toThrow(
		'GET /api/secrets/ is not in the contract',
	)
	expect(() => app.post('/api/openapi.json', async () => 'changed')).toThrow(
		'is not in the contract',
	)
})

test('the guard of a route comes before its own hooks', async () => {
	const app = Fastify()
	app.decorate('identify', async () => {
		throw new Error('signed out')
	})
	enforceAccess(app)
	const seen: string[] = []
	app.get('/api/cvs/', { onRequest: async () => void seen.push('own hook') }, async () => 'CVs')
	expect((await app.inject('/api/cvs/')).json().message).toBe('signed out')
	expect((await app.inject({ method: 'HEAD', url: '/api/cvs/' })).statusCode).toBe(500)
	expect(seen).toEqual([])
})

test('every endpoint of the contract is a route of the server', () => {
	const missing = endpoints.filter(
		// The router keeps paths without the slash at their end.
		({ method, path }) => !api.app.hasRoute({ method, url: path.replace(/\/$/, '') }),
	)
	expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([])
})

test('no two endpoints share a method and a path', () => {
	const names = endpoints.map(({ method, path }) => `${method} ${path}`)
	expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('every field that names an owned thing or a secret is a field of the request', () => {
	expect(endpoints.flatMap(unknownFields)).toEqual([])
})

function unknownFields(endpoint: Endpoint): string[] {
	const { access, headers, params, query, body } = endpoint
	const schemas: Record<string, z.ZodType | undefined> = { headers, params, query, body }
	const secrets = access.allows === 'secret_holder' ? [access.secret] : []
	return (
		[...Object.keys(access.owned), ...secrets]
			.filter((field) => {
				const [part = '', ...names] = field.split('.')
				const schema = schemas[part] ?? z.never()
				const described = JSON.stringify(
					z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
				)
				return !names.every((name) => described.includes(`"${name}":`))
			})
			.map((field) => `${endpoint.path} ${field}`)
			// The signature of a payment message is over its bytes, so no schema reads its header.
			.filter((found) => found !== '/api/payments/webhook/ headers.stripe-signature')
	)
}

const needSession = endpoints.filter(({ access }) => access.allows === 'account')

describe.each(needSession)('$method $path', ({ method, path }) => {
	const url = path.replaceAll(/:\w+/g, withoutIds)

	test('answers 401 without a session and with one that has ended, before it reads the body', async () => {
		const call = {
			method,
			url,
			headers: { 'content-type': 'application/json' },
			payload: '{broken',
		}
		const answers = [
			await api.app.inject(call),
			await api.app.inject({ ...call, headers: { ...call.headers, ...bearer('nonsense') } }),
			await api.app.inject({ ...call, headers: { ...call.headers, ...ended.headers } }),
		]
		expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401])
		expect(answers.map((answer) => answer.json().code)).toEqual(Array(3).fill('signed_out'))
	})
})
