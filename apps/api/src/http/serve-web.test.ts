import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanUps } from '#test/clean-ups.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { rememberMethods } from './remember-methods.ts'
import { secureAnswers } from './secure-answers.ts'
import { serveWeb } from './serve-web.ts'
import { readWebBuild } from './web-build.ts'

let app: FastifyInstance
const { later, cleanUp } = cleanUps()
afterAll(cleanUp)
beforeAll(async () => {
	const folder = await temporaryFolder(later)
	await mkdir(join(folder, 'assets'))
	await mkdir(join(folder, 'about'))
	await writeFile(join(folder, 'index.html'), '<h1>Home</h1><script>alert(1)</script>')
	await writeFile(join(folder, 'about', 'index.html'), '<h1>About</h1>')
	await writeFile(join(folder, '__spa-fallback.html'), '<h1>App</h1><script>boot()</script>')
	await writeFile(join(folder, 'assets', 'app-1f2e.js'), 'boot()')
	await writeFile(join(folder, 'favicon.svg'), '<svg/>')
	await writeFile(join(folder, 'route-patterns.json'), '["/cv-writer/preview/:id"]')
	app = Fastify()
	await secureAnswers(app, { isHttps: false })
	const methodsOf = rememberMethods(app)
	app.get('/api/things/:id/', async () => 'thing')
	await serveWeb(app, { build: await readWebBuild(folder), methodsOf })
})
afterAll(() => app.close())

async function get(url: string) {
	const { statusCode, body, headers } = await app.inject(url)
	return { statusCode, body, cache: headers['cache-control'], headers }
}

test('prerendered pages are asked for each time', async () => {
	expect(await get('/')).toMatchObject({ statusCode: 200, cache: 'no-cache' })
	expect(await get('/about?x=1')).toMatchObject({ statusCode: 200, body: '<h1>About</h1>' })
})

test('hashed files are kept for ever, others are not', async () => {
	const asset = await get('/assets/app-1f2e.js')
	expect(asset).toMatchObject({ body: 'boot()', cache: 'public, max-age=31536000, immutable' })
	expect(asset.headers['content-type']).toContain('javascript')
	expect(await get('/favicon.svg')).toMatchObject({ statusCode: 200, cache: 'no-cache' })
})

test('a slash at the end is redirected away, and never to another host', async () => {
	expect((await get('/about/?a=b')).headers.location).toBe('/about?a=b')
	expect((await get('/about/')).statusCode).toBe(308)
	expect((await get('//evil.example/')).headers.location).toBe('/evil.example')
})

test('a page of the app is the fallback, and an unknown one is the fallback with 404', async () => {
	expect(await get('/cv-writer/preview/local')).toMatchObject({
		statusCode: 200,
		cache: 'no-cache',
	})
	const unknown = await get('/nothing/here')
	expect(unknown.statusCode).toBe(404)
	expect(unknown.body).toContain('App')
	expect((await get('/assets/gone-0000.js')).statusCode).toBe(404)
})

test('an unknown address of the API is JSON', async () => {
	const answer = await app.inject('/api/nothing')
	expect(answer.statusCode).toBe(404)
	expect(answer.json()).toMatchObject({ code: 'not_found' })
})

test('a call with a method that an address does not take is told which it does', async () => {
	const answer = await app.inject({ method: 'POST', url: '/api/things/1/' })
	expect(answer.statusCode).toBe(405)
	expect(answer.headers.allow).toContain('GET')
	expect(answer.json()).toMatchObject({ code: 'method_not_allowed' })
})

test('only the inline scripts of a page itself may run', async () => {
	const home = (await get('/')).headers['content-security-policy']
	const about = (await get('/about')).headers['content-security-policy']
	expect(home).toContain("script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';")
	expect(about).toContain("script-src 'self';")
	expect(about).toContain("frame-ancestors 'none'")
})

test('nothing outside the folder is served', async () => {
	for (const path of [
		'/../package.json',
		'/%2e%2e/package.json',
		'/assets/..%2f..%2fpackage.json',
	]) {
		expect((await get(path)).body).not.toContain('"name"')
	}
})
