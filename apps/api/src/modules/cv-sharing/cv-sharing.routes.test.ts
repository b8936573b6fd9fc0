import * as contract from '@app/contract'
import { defaultDesign, wholeCv } from '@app/cv'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { account, cv } from '#db/schema.ts'
import { cleanUps } from '#test/clean-ups.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { sampleCv } from '#test/sample-files.ts'
import { type SignedIn, signedIn } from '#test/signed-in-account.ts'

let api: TestApp
let ada: SignedIn
const { later, cleanUp } = cleanUps()
afterAll(cleanUp)
beforeAll(async () => {
	api = await openTestApp(later, { works: false })
	ada = await signedIn(api)
})

const sample = sampleCv()
const document = {
	...sample,
	personalInfo: {
		...sample.personalInfo,
		phone: '07700 900123',
		address: '1 Secret Lane',
		postalCode: 'LS1 1AA',
	},
	notes: [{ id: wholeCv, text: 'Written after the quarrel' }],
}
const unshared = {
	visibility: 'link',
	slug: null,
	allowsDownload: true,
	expiresAt: null,
	hiddenParts: ['phone', 'address', 'refereeContacts'],
}

async function shared(wish: object = {}) {
	const made = await ada.call('POST', '/api/cvs/', { payload: { title: 'For Acme', document } })
	const { id } = contract.cvSchema.parse(made.json())
	const settings = await share(id, wish)
	return { id, settings, key: settings.publicId ?? '' }
}

async function share(id: string, wish: object): Promise<contract.ShareSettings> {
	const answer = await ada.call('PUT', `/api/cvs/${id}/share/`, {
		payload: { ...unshared, ...wish },
	})
	return contract.shareSettingsSchema.parse(answer.json())
}

const settingsOf = async (id: string) => (await ada.call('GET', `/api/cvs/${id}/share/`)).json()

/** A stranger's request. */
const open = (key: string, headers: Record<string, string> = {}) =>
	api.app.inject({ url: `/api/cvs/public/${key}/`, headers })

const unlock = (key: string, password: string, from = '192.0.2.1') =>
	api.app.inject({
		method: 'POST',
		url: `/api/cvs/public/${key}/unlock/`,
		remoteAddress: from,
		payload: { password },
	})

describe('by link', () => {
	test('a CV is private until it is shared', async () => {
		const made = await ada.call('POST', '/api/cvs/', { payload: { document } })
		const { id } = made.json()
		expect(await settingsOf(id)).toEqual({
			...unshared,
			visibility: 'private',
			publicId: null,
			hasPassword: false,
			views: 0,
			downloads: 0,
			days: [],
		})
		expect((await open(id)).statusCode).toBe(404)
	})

	test('strangers see it without phone, address, notes, title and owner, and no search engine lists it', async () => {
		const { key } = await shared()
		const answer = await open(key)
		expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
		const { words, isIndexable } = contract.sharedCvSchema.parse(answer.json())
		expect(words.heading).toContain(document.personalInfo.lastName)
		expect(words.contacts.map(({ text }) => text)).toContain(document.personalInfo.email)
		expect(isIndexable).toBe(false)
		for (const secret of ['07700 900123', 'Secret Lane', 'quarrel', 'For Acme', ada.id]) {
			expect(answer.body).not.toContain(secret)
		}
	})

	test('the pages and the file hide the same', async () => {
		const { key } = await shared()
		const file = await api.app.inject({
			method: 'POST',
			url: `/api/cvs/public/${key}/export/`,
			payload: { format: 'txt' },
		})
		expect(file.body).toContain(document.personalInfo.lastName)
		expect(file.body).not.toContain('07700')
		expect(file.body).not.toContain('quarrel')
		const pages = await api.app.inject(`/api/cvs/public/${key}/preview/`)
		expect(pages.json().pages[0].svg).toContain('<svg')
	})

	test('what the design leaves out of print is not given away either', async () => {
		const design = { ...defaultDesign(), hiddenSections: ['experience'] }
		const { id, key } = await shared()
		const { employer = '' } = document.experience[0] ?? {}
		expect((await open(key)).body).toContain(employer)
		const headers = { 'if-match': '"1"' }
		await ada.call('PATCH', `/api/cvs/${id}/`, { payload: { design }, headers })
		const seen = await open(key)
		expect(seen.statusCode).toBe(200)
		expect(seen.body).not.toContain(employer)
	})

	test('it is a file only for whom it may be one', async () => {
		const { id, key } = await shared()
		const take = (format: string) =>
			api.app.inject({
				method: 'POST',
				url: `/api/cvs/public/${key}/export/`,
				payload: { format },
			})
		expect((await take('txt')).headers).toMatchObject({ 'cache-control': 'no-store' })
		expect((await take('json')).statusCode).toBe(400)
		await share(id, { allowsDownload: false })
		expect((await open(key)).json().allowsDownload).toBe(false)
		expect((await take('txt')).json().code).toBe('share_download_off')
	})

	test('a new link ends the old one and changes nothing else', async () => {
		const { id, settings, key } = await shared({ password: 'opens the door' })
		const { grant } = (await unlock(key, 'opens the door')).json()
		const answer = await ada.call('POST', `/api/cvs/${id}/share/new-link/`)
		const renewed = contract.shareSettingsSchema.parse(answer.json())
		expect(renewed).toEqual({ ...settings, publicId: renewed.publicId })
		expect(renewed.publicId).toMatch(/^[0-9a-f]{32}$/)
		expect((await open(key)).json().code).toBe('shared_cv_not_found')
		const opened = await open(renewed.publicId ?? '', { 'share-grant': grant })
		expect(opened.json().code).toBe('share_password_needed')
		const stranger = await signedIn(api)
		const theirs = await stranger.call('POST', `/api/cvs/${id}/share/new-link/`)
		expect(theirs.json().code).toBe('cv_not_found')
		expect((await settingsOf(id)).publicId).toBe(renewed.publicId)
	})

	test('taking it back holds at once, and the old link stays dead when it is shared again', async () => {
		const { id, key } = await shared()
		expect((await open(key)).statusCode).toBe(200)
		await share(id, { visibility: 'private' })
		expect((await open(key)).json().code).toBe('shared_cv_not_found')
		const again = await share(id, {})
		expect(again.publicId).not.toBe(key)
		expect((await open(key)).statusCode).toBe(404)
		expect((await open(again.publicId ?? '')).statusCode).toBe(200)
	})

	test('it ends when it was to end', async () => {
		const expiresAt = new Date(api.background.now() + 60_000).toISOString()
		const { key } = await shared({ expiresAt })
		expect((await open(key)).statusCode).toBe(200)
		api.clock.aheadMs += 61_000
		expect((await open(key)).statusCode).toBe(404)
	})

	test('a CV in the bin, or of an account that is blocked or about to go, is not shown', async () => {
		const { orm } = api.background.database
		const { id, key } = await shared()
		const status = async () => (await open(key)).statusCode
		await ada.call('DELETE', `/api/cvs/${id}/`)
		expect(await status()).toBe(404)
		await ada.call('POST', `/api/cvs/bin/${id}/restore/`)
		expect(await status()).toBe(200)
		const { ownerId } = (await orm.select().from(cv).where(eq(cv.id, id)))[0] ?? { ownerId: '' }
		const isOwner = eq(account.id, ownerId)
		await orm.update(account).set({ status: 'blocked' }).where(isOwner)
		expect(await status()).toBe(404)
		await orm.update(account).set({ status: 'active', deletionAt: new Date() }).where(isOwner)
		expect(await status()).toBe(404)
		await orm.update(account).set({ deletionAt: null }).where(isOwner)
		expect(await status()).toBe(200)
	})
})

test('making a CV again with its id answers how it is shared', async () => {
	const { id } = await shared()
	const again = await ada.call('POST', '/api/cvs/', { payload: { id } })
	expect(again.json()).toMatchObject({ id, visibility: 'link', title: 'For Acme' })
})

describe('in public', () => {
	test('it has a readable address, which only works while it is public', async () => {
		const { id, settings } = await shared({ visibility: 'public', slug: 'ada-example' })
		expect(settings.slug).toBe('ada-example')
		const found = (await open('Ada-Example')).json()
		expect(found).toMatchObject({ isIndexable: true, key: 'ada-example' })
		await share(id, { slug: 'ada-example' })
		expect((await open('ada-example')).statusCode).toBe(404)
	})

	test('an address belongs to one CV', async () => {
		await shared({ visibility: 'public', slug: 'taken-name' })
		const { id } = await shared()
		const payload = { ...unshared, visibility: 'public', slug: 'Taken-Name' }
		const answer = await ada.call('PUT', `/api/cvs/${id}/share/`, { payload })
		expect([answer.statusCode, answer.json().code]).toEqual([409, 'slug_taken'])
	})

	test.each([
		{ slug: 'a' },
		{ slug: 'white space' },
		{ slug: '../etc' },
		{ slug: '0'.repeat(32) },
		{ visibility: 'everybody' },
		{ password: 'short' },
		{ hiddenParts: ['brain'] },
		{ expiresAt: 'tomorrow' },
	])('%j is refused', async (wish) => {
		const { id } = await shared()
		const payload = { ...unshared, ...wish }
		const answer = await ada.call('PUT', `/api/cvs/${id}/share/`, { payload })
		expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad_request'])
	})
})

describe('with a password', () => {
	const password = 'opens the door'

	test('nothing is shown without it, and its grant lasts an hour', async () => {
		const { key } = await shared({ password })
		const closed = await open(key)
		expect([closed.statusCode, closed.json().code]).toEqual([403, 'share_password_needed'])
		expect(closed.body).not.toContain(document.personalInfo.lastName)
		expect((await unlock(key, 'wrong password')).json().code).toBe('share_password_wrong')
		const { grant } = (await unlock(key, password)).json()
		expect((await open(key, { 'share-grant': grant })).statusCode).toBe(200)
		const pages = await api.app.inject({
			url: `/api/cvs/public/${key}/preview/`,
			headers: { 'share-grant': grant },
		})
		expect(pages.statusCode).toBe(200)
		expect((await api.app.inject(`/api/cvs/public/${key}/preview/`)).statusCode).toBe(403)
		api.clock.aheadMs += 3_600_000
		expect((await open(key, { 'share-grant': grant })).statusCode).toBe(403)
	})

	test('a grant ends with the settings that it was given under, and opens no other CV', async () => {
		const { id, key } = await shared({ password })
		const other = await shared({ password })
		const { grant } = (await unlock(key, password)).json()
		expect((await open(other.key, { 'share-grant': grant })).statusCode).toBe(403)
		const kept = await share(id, {})
		expect(kept.hasPassword).toBe(true)
		expect((await open(key, { 'share-grant': grant })).statusCode).toBe(403)
		expect((await share(id, { password: null })).hasPassword).toBe(false)
		expect((await open(key)).statusCode).toBe(200)
	})

	test('it cannot be guessed for long, and others may still use it', async () => {
		const { key } = await shared({ password })
		for (let guess = 0; guess < 10; guess += 1) {
			expect((await unlock(key, `guess ${guess}`)).statusCode).toBe(403)
		}
		const refused = await unlock(key, password)
		expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests'])
		expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
		expect((await unlock(key, password, '198.51.100.7')).statusCode).toBe(200)
	})

	test('a public CV with a password is not for search engines', async () => {
		const { key } = await shared({ password, visibility: 'public', slug: 'guarded' })
		const { grant } = (await unlock(key, password)).json()
		expect((await open(key, { 'share-grant': grant })).json().isIndexable).toBe(false)
	})
})

test('a session that has ended keeps nobody from reading', async () => {
	const { key } = await shared()
	const answer = await open(key, { authorization: 'Bearer over' })
	expect(answer.statusCode).toBe(200)
})

test('views and downloads are counted by day, and the owner’s own are not', async () => {
	const { id, key } = await shared()
	const download = { method: 'POST', url: `/api/cvs/public/${key}/export/` } as const
	await open(key)
	await open(key)
	await api.app.inject({ method: 'HEAD', url: `/api/cvs/public/${key}/` })
	await api.app.inject({ ...download, payload: { format: 'txt' } })
	await ada.call('GET', `/api/cvs/public/${key}/`)
	await ada.call('POST', download.url, { payload: { format: 'txt' } })
	const { views, downloads, days } = await settingsOf(id)
	const day = new Date(api.background.now()).toISOString().slice(0, 10)
	expect({ views, downloads, days }).toEqual({
		views: 2,
		downloads: 1,
		days: [{ day, views: 2, downloads: 1 }],
	})
	const renewed = await ada.call('POST', `/api/cvs/${id}/share/new-link/`)
	expect(renewed.json()).toMatchObject({ views: 0, downloads: 0, days: [] })
})
