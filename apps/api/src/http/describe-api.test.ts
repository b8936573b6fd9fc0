import * as contract from '@app/contract'
import { endpoints } from '@app/contract/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanUps } from '#test/clean-ups.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'

let api: TestApp
const { later, cleanUp } = cleanUps()
afterAll(cleanUp)
beforeAll(async () => {
	api = await openTestApp(later, { works: false })
})

test('every endpoint of the contract is described', async () => {
	const { openapi, paths } = (await api.app.inject('/api/openapi.json')).json()
	expect(openapi).toBe('3.1.0')
	for (const { method, path, summary } of endpoints) {
		const described = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
		expect(described?.summary).toBe(summary)
	}
	expect(endpoints.length).toBeGreaterThan(90)
})

test('the description states where a session is needed, where it is optional, and where it is not read', async () => {
	const { components, paths } = (await api.app.inject('/api/openapi.json')).json()
	expect(components.securitySchemes.session).toMatchObject({ type: 'http', scheme: 'bearer' })
	expect(paths['/api/cvs/{cvId}/'].get.security).toEqual([{ session: [] }])
	expect(paths['/api/rewrites/'].post.security).toEqual([{}, { session: [] }])
	expect(paths['/api/templates/'].get.security).toEqual([])
})

test('the upload is described as a form with a file', async () => {
	const { paths } = (await api.app.inject('/api/openapi.json')).json()
	const { requestBody } = paths[contract.analyzeGuestCv.path].post
	expect(requestBody.content['multipart/form-data'].schema.properties).toHaveProperty('file')
})

test('every answer carries the security headers and its request id', async () => {
	const { headers } = await api.app.inject('/api/templates/')
	expect(headers).toMatchObject({
		'x-content-type-options': 'nosniff',
		'x-frame-options': 'DENY',
		'referrer-policy': 'strict-origin-when-cross-origin',
		'x-request-id': expect.any(String),
	})
	expect(headers['content-security-policy']).toContain("default-src 'self'")
})
