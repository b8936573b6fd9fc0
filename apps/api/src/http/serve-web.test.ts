import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanUps } from '#test/clean-ups.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { addSecurityHeaders } from './security-headers.ts'
import { serveWeb } from './serve-web.ts'
import { trackRouteMethods } from './track-route-methods.ts'
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
	await writeFile(join(folder, 'robots.txt'), 'Sitemap: https://site.invalid/sitemap.xml')
	await mkdir(join(folder, 'pricing'))
	await writeFile(
		join(folder, 'pricing', 'index.html'),
		'<link rel="canonical" href="https://site.invalid/pricing">',
	)
	await writeFile(join(folder, '__spa-fallback.html'), '<h1>App</h1><script>boot()</script>')
	await writeFile(join(folder, 'assets', 'app-1f2e.js'), 'boot()')
	await writeFile(join(folder, 'favicon.svg'), '<svg/>')
	await writeFile(join(folder, 'sw.js'), 'addEventListener("fetch", answer)')
	await writeFile(join(folder, 'app.webmanifest'), '{"name":"Ella"}')
	await writeFile(join(folder, 'route-patterns.json'), '["/cv-writer/preview/:id"]')
	app = Fastify()
	await addSecurityHeaders(app, { isHttps: false })
	const methodsOf = trackRouteMethods(app)
	app.get('/api/things/:id/', async () => 'thing')
	const build = await readWebBuild(folder)
	await serveWeb(app, { build, methodsOf, siteUrl: () => 'https://ella.example' })
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
	expect(await get('/favicon.svg')).toMatchObject({ cache: 'public, max-age=86400' })
})

test('what makes the app work offline is asked for each time, so that an update is seen', async () => {
	const worker = await get('/sw.js')
	expect(worker).toMatchObject({ statusCode: 200, cache: 'no-cache' })
	expect(worker.headers['content-type']).toContain('javascript')
	const manifest = await get('/app.webmanifest')
	expect(manifest.headers['content-type']).toContain('application/manifest+json')
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

test('pages and files for robots name the address of the site', async () => {
	const robots = await get('/robots.txt')
	expect(robots.body).toBe('Sitemap: https://ella.example/sitemap.xml')
	expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8')
	expect((await get('/pricing')).body).toBe(
		'<link rel="canonical" href="https://ella.example/pricing">',
	)
})

test('a page comes compressed to who takes that, and only once to who has it', async () => {
	const headers = { 'accept-encoding': 'gzip, deflate, br' }
	const first = await app.inject({ url: '/pricing', headers })
	expect(first.headers['content-encoding']).toBe('br')
	expect(brotliDecompressSync(first.rawPayload).toString()).toContain('https://ella.example')
	const etag = String(first.headers.etag)
	const again = await app.inject({ url: '/pricing', headers: { 'if-none-match': etag } })
	expect(again.statusCode).toBe(304)
	expect(again.body).toBe('')
	const unknown = await app.inject({ url: '/no/page', headers: { 'if-none-match': etag } })
	expect(unknown.statusCode).toBe(404)
})
