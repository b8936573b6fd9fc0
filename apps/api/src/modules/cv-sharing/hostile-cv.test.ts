import * as contract from '@app/contract'
import { strFromU8, unzipSync } from 'fflate'
import { Parser } from 'htmlparser2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cleanUps } from '#test/clean-ups.ts'
import { attacks, hostileCv } from '#test/hostile-cv.ts'
import { inflatePdfStreams } from '#test/inflate-pdf-streams.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { type SignedIn, signedIn } from '#test/signed-in-account.ts'
import { stubWebBuild } from '#test/stub-web-build.ts'

let api: TestApp
let ada: SignedIn
const { later, cleanUp } = cleanUps()
afterAll(cleanUp)
beforeAll(async () => {
	const limits = { rendersPerMinute: 10_000, renderTimeoutMs: 60_000 }
	const config = { publicUrl: 'https://cv.example.com', ...limits }
	api = await openTestApp(later, { works: false, web: await stubWebBuild(later), config })
	ada = await signedIn(api)
})

async function shareWithAll(id: string): Promise<contract.ShareSettings> {
	const settings = await ada.call('PUT', `/api/cvs/${id}/share/`, {
		payload: {
			visibility: 'public',
			slug: null,
			allowsDownload: true,
			expiresAt: null,
			hiddenParts: [],
		},
	})
	return contract.shareSettingsSchema.parse(settings.json())
}

test('the picture beside a link is made of hostile words too', async () => {
	const payload = { document: hostileCv(attacks['a string of the typesetter']) }
	const { id } = (await ada.call('POST', '/api/cvs/', { payload })).json()
	const { publicId } = await shareWithAll(id)
	const picture = await api.app.inject(`/api/cvs/public/${publicId}/picture.png`)
	expect(picture.headers['content-type']).toBe('image/png')
})

describe.each(Object.entries(attacks))('%s in every field of a CV', (_, text) => {
	let id = ''
	let key = ''
	beforeAll(async () => {
		const payload = { title: text, document: hostileCv(text) }
		const made = await ada.call('POST', '/api/cvs/', { payload })
		expect([made.statusCode, made.json().code]).toEqual([200, undefined])
		id = made.json().id
		key = (await shareWithAll(id)).publicId ?? ''
	})

	test('is text in the head of its page', async () => {
		const { body, headers } = await api.app.inject(`/cv/public/${key}`)
		const { tags, attributes, scripts } = readHtml(body)
		const allowed = ['html', 'head', 'script', 'title', 'meta', 'link', 'body']
		expect(tags.filter((tag) => !allowed.includes(tag))).toEqual([])
		expect(tags.filter((tag) => ['title', 'body'].includes(tag))).toEqual(['title', 'body'])
		expect(scripts.map(({ type }) => type)).toEqual([undefined, 'application/ld+json'])
		expect(JSON.parse(scripts[1]?.text ?? '')).toMatchObject({ '@type': 'Person' })
		const known = ['lang', 'name', 'property', 'content', 'rel', 'href', 'type']
		expect(attributes.filter(({ name }) => !known.includes(name))).toEqual([])
		const links = attributes.filter(({ name }) => name === 'href')
		expect(links.map(({ value }) => value)).toEqual([`https://cv.example.com/cv/public/${key}`])
		expect(headers['set-cookie']).toBeUndefined()
	})

	test('makes no link but to where links may lead', async () => {
		const answer = await api.app.inject(`/api/cvs/public/${key}/`)
		expect(answer.headers['content-type']).toMatch(/^application\/json/)
		expect(answer.headers['x-content-type-options']).toBe('nosniff')
		const page = await api.app.inject(`/cv/public/${key}`)
		const [, person] = readHtml(page.body).scripts
		const urls = [...urlsIn(answer.json()), ...urlsIn(JSON.parse(person?.text ?? ''))]
		expect(urls.filter((url) => !/^(https?:\/\/|mailto:|tel:)[^\s"<>]*$/.test(url))).toEqual([])
		// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what may not be there
		const unseen = /[\u0000-\u0008\u000B-\u001F\u200B\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/
		const { words } = contract.sharedCvSchema.parse(answer.json())
		expect(textsIn(words).filter((one) => unseen.test(one))).toEqual([])
	})

	test('is only outlines on the pages', async () => {
		const answer = await api.app.inject(`/api/cvs/public/${key}/preview/`)
		expect(answer.statusCode).toBe(200)
		const svgs: string[] = answer.json().pages.map((page: { svg: string }) => page.svg)
		for (const svg of svgs) {
			expect(svg.replaceAll(drawing, '')).toMatch(/^<svg>(<path\/>)*<\/svg>$/)
			expect(svg).not.toMatch(/url\(|script:|data:/i)
		}
	})

	test('does nothing in a file, and the name of the file is only a name', async () => {
		const [shared, own] = [`/api/cvs/public/${key}/export/`, `/api/cvs/${id}/export/`]
		for (const [url, format, ending] of [
			[shared, 'pdf', 'pdf'],
			[shared, 'txt', 'txt'],
			[own, 'docx', 'docx'],
			[own, 'html', 'html'],
			[own, 'md', 'md'],
			[own, 'json-resume', 'resume.json'],
			[own, 'json', 'json'],
		] as const) {
			const file = await ada.call('POST', url, { payload: { format } })
			expect(file.statusCode).toBe(200)
			expect(file.headers['content-disposition']).toMatch(
				new RegExp(
					`^attachment; filename="[^"\\\\/\\r\\n]+\\.${ending}"; filename\\*=UTF-8''[^/"\\s;]+$`,
				),
			)
			expect(file.headers['set-cookie']).toBeUndefined()
			expect(file.headers['x-content-type-options']).toBe('nosniff')
			if (format === 'pdf') expectInertPdf(inflatePdfStreams(file.rawPayload))
			if (format === 'docx') expectInertWord(file.rawPayload)
			if (format === 'html') expectInertHtml(file.body)
		}
	})
})

// Attributes that draw, with values in which no mark-up can begin.
const drawing = / (?:xmlns|viewBox|class|fill|fill-rule|stroke[a-z-]*|transform|d)="[^"<>&]*"/g

function expectInertPdf(pdf: string): void {
	expect(pdf).not.toMatch(/\/(JavaScript|JS|Launch|SubmitForm|ImportData|AA|EmbeddedFiles?)\b/)
	const targets = Array.from(pdf.matchAll(/\/URI \(([^)]*)/g), ([, target = '']) => target)
	expect(targets.filter((target) => !/^(https?:|mailto:|tel:)/.test(target))).toEqual([])
}

function expectInertHtml(html: string): void {
	const { tags, attributes, scripts } = readHtml(html)
	expect(scripts).toEqual([])
	const active = ['script', 'iframe', 'object', 'embed', 'img', 'svg', 'form', 'input', 'base']
	expect(tags.filter((tag) => active.includes(tag))).toEqual([])
	expect(attributes.filter(({ name }) => name.startsWith('on'))).toEqual([])
	const targets = attributes.filter(({ name }) => ['href', 'src', 'action'].includes(name))
	expect(targets.filter(({ value }) => !/^(https?:|mailto:|tel:)/.test(value))).toEqual([])
}

function expectInertWord(file: Uint8Array): void {
	const parts = Object.entries(unzipSync(file))
	expect(parts.filter(([name]) => /vba|activeX|embeddings|\.bin$/i.test(name))).toEqual([])
	for (const [name, bytes] of parts.filter(([name]) => /\.(xml|rels)$/.test(name))) {
		const { tags, attributes } = readHtml(strFromU8(bytes), { xmlMode: true })
		// Parts of Word's own vocabularies have a prefix; what broke out of a text would have none.
		const active = /^(script|img|svg|iframe|w:(instrText|fldSimple|object|altChunk))$/i
		expect(tags.filter((tag) => active.test(tag))).toEqual([])
		if (!name.endsWith('.rels')) continue
		const targets = attributes.filter((one) => one.name === 'Target').map(({ value }) => value)
		expect(targets.filter((target) => /^(?!https?:|mailto:|tel:)[a-z]+:/i.test(target))).toEqual([])
	}
}

type Script = { type: string | undefined; text: string }

/** Returns the tags, attributes and scripts that HTML has. */
function readHtml(html: string, options: { xmlMode?: boolean } = {}) {
	const tags: string[] = []
	const attributes: { name: string; value: string }[] = []
	const scripts: Script[] = []
	let open: Script | null = null
	const parser = new Parser(
		{
			onopentag(name, found) {
				tags.push(name)
				attributes.push(...Object.entries(found).map(([key, value]) => ({ name: key, value })))
				if (name === 'script') open = { type: found.type, text: '' }
			},
			ontext(text) {
				if (open) open.text += text
			},
			onclosetag(name) {
				if (name === 'script' && open) scripts.push(open)
				if (name === 'script') open = null
			},
		},
		options,
	)
	parser.end(html)
	return { tags, attributes, scripts }
}

function urlsIn(value: unknown): string[] {
	const found: string[] = []
	JSON.stringify(value, (key, one: unknown) => {
		if (['url', 'image'].includes(key) && typeof one === 'string' && one !== '') found.push(one)
		if (key === 'sameAs' && Array.isArray(one)) found.push(...one.map(String))
		return one
	})
	return found
}

function textsIn(value: unknown): string[] {
	const found: string[] = []
	JSON.stringify(value, (_key, one: unknown) => {
		if (typeof one === 'string') found.push(one)
		return one
	})
	return found
}
