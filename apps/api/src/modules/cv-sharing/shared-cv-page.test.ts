import * as contract from '@app/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanUps } from '#test/clean-ups.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { sampleCv } from '#test/sample-files.ts'
import { type SignedIn, signedIn } from '#test/signed-in-account.ts'
import { stubWebBuild } from '#test/stub-web-build.ts'

let api: TestApp
let ada: SignedIn
const { later, cleanUp } = cleanUps()
afterAll(cleanUp)
beforeAll(async () => {
	const config = { publicUrl: 'https://cv.example.com' }
	api = await openTestApp(later, { works: false, web: await stubWebBuild(later), config })
	ada = await signedIn(api)
})

const document = sampleCv()
const { lastName } = document.personalInfo

async function shared(wish: object) {
	const made = await ada.call('POST', '/api/cvs/', { payload: { title: 'For Acme', document } })
	const { id } = contract.cvSchema.parse(made.json())
	return { id, key: (await share(id, wish)).publicId ?? '' }
}

async function share(id: string, wish: object): Promise<contract.ShareSettings> {
	const answer = await ada.call('PUT', `/api/cvs/${id}/share/`, {
		payload: {
			visibility: 'link',
			slug: null,
			allowsDownload: true,
			expiresAt: null,
			hiddenParts: ['phone'],
			...wish,
		},
	})
	return contract.shareSettingsSchema.parse(answer.json())
}

const page = (key: string) => api.app.inject(`/cv/public/${key}`)

test('a CV by link has a head with its name and picture, and is not for search engines', async () => {
	const { key } = await shared({})
	const { statusCode, headers, body } = await page(key)
	expect(statusCode).toBe(200)
	expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
	expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^' ]+';/)
	expect(body).toMatch(new RegExp(`<title>[^<]*${lastName} – CV, [^<]*· Ella</title>`))
	expect(body).toContain('<meta name="robots" content="noindex">')
	expect(body).toContain(`<link rel="canonical" href="https://cv.example.com/cv/public/${key}">`)
	expect(body).not.toContain('ld+json')
	const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(body) ?? []
	const png = await api.app.inject(picture.replace('https://cv.example.com', ''))
	expect(png.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-store' })
	expect(png.rawPayload.subarray(1, 4).toString()).toBe('PNG')
	expect([png.rawPayload.readUInt32BE(16), png.rawPayload.readUInt32BE(20)]).toEqual([1200, 630])
})

test('a public CV is for search engines, under its readable address, with its person described', async () => {
	const { key } = await shared({ visibility: 'public', slug: 'ada-public' })
	const { headers, body } = await page(key)
	expect(headers['x-robots-tag']).toBeUndefined()
	expect(body).not.toContain('noindex')
	expect(body).toContain('href="https://cv.example.com/cv/public/ada-public"')
	const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? []
	const person = JSON.parse(json)
	expect(person).toMatchObject({ '@type': 'Person', jobTitle: document.personalInfo.headline })
	expect(person.url).toBe('https://cv.example.com/cv/public/ada-public')
	expect(json).not.toContain(document.personalInfo.email)
})

test('the page and its description have what stands around the name, and the ORCID unless links are hidden', async () => {
	const titles = { honorificPrefix: 'Dr', honorificSuffix: 'RGN', orcid: '0000-0002-1825-0097' }
	const titled = { ...document, personalInfo: { ...document.personalInfo, ...titles } }
	const payload = { title: 'With titles', document: titled }
	const made = await ada.call('POST', '/api/cvs/', { payload })
	const { id } = contract.cvSchema.parse(made.json())
	const { publicId } = await share(id, { visibility: 'public', slug: 'dr-ada' })
	const shown = await api.app.inject(`/api/cvs/public/${publicId}/`)
	expect(shown.json().words.heading).toMatch(new RegExp(`^Dr .* ${lastName} RGN$`))
	const body = (await page('dr-ada')).body
	for (const told of ['"honorificPrefix":"Dr"', '"honorificSuffix":"RGN"', 'orcid.org/0000-0002'])
		expect(body).toContain(told)
	await share(id, { visibility: 'public', slug: 'dr-ada', hiddenParts: ['links'] })
	expect((await page('dr-ada')).body).not.toContain('orcid.org')
})

test('a CV with a password asks for it and tells nothing', async () => {
	const { key } = await shared({ visibility: 'public', slug: 'ada-guarded', password: 'a secret' })
	const { statusCode, headers, body } = await page(key)
	expect([statusCode, headers['x-robots-tag']]).toEqual([200, 'noindex'])
	expect(body).toContain('<title>A CV with a password · Ella</title>')
	for (const told of [lastName, 'og:image', 'ld+json']) expect(body).not.toContain(told)
	const picture = await api.app.inject(`/api/cvs/public/${key}/picture.png`)
	expect(picture.json().code).toBe('share_password_needed')
})

test('an ended, a revoked and an unknown one have the same page with 404', async () => {
	const { id, key } = await shared({})
	const ended = await shared({ expiresAt: new Date(api.background.now() + 60_000).toISOString() })
	await api.app.inject(`/api/cvs/public/${key}/picture.png`)
	await share(id, { visibility: 'private' })
	api.clock.aheadMs += 61_000
	const unknown = await page('0'.repeat(32))
	expect(unknown.statusCode).toBe(404)
	expect((await page('long'.repeat(1000))).statusCode).toBe(404)
	expect(unknown.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
	expect(unknown.body).toContain('<title>This CV isn’t shared · Ella</title>')
	for (const gone of [key, ended.key]) {
		const { statusCode, body } = await page(gone)
		expect([statusCode, body]).toEqual([404, unknown.body])
	}
	expect((await api.app.inject(`/api/cvs/public/${key}/picture.png`)).statusCode).toBe(404)
})

test('looking at the head of a page is no view', async () => {
	const { id, key } = await shared({})
	await page(key)
	const settings = await ada.call('GET', `/api/cvs/${id}/share/`)
	expect(settings.json().views).toBe(0)
})
