import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { maxUploadBytes } from '@app/contract'
import { Document, HeadingLevel, Packer, Paragraph } from 'docx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cleanUps } from '#test/clean-ups.ts'
import {
	begin,
	guestPath,
	resultsOf,
	statusOf,
	untilOver,
	upload,
} from '#test/guest-analysis-calls.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { retentionTime } from '#test/retention-time.ts'
import { pdfOf, plainTextCv } from '#test/sample-files.ts'

let api: TestApp
let pdf: Uint8Array<ArrayBuffer>
const { later, cleanUp } = cleanUps()
afterAll(cleanUp)
beforeAll(async () => {
	api = await openTestApp(later, { config: { uploadsPerMinute: 1000 } })
	pdf = await pdfOf(api.background.engines.typesetter)
})

const png = Buffer.from('89504e470d0a1a0a', 'hex')
const unknownId = '01890a5d-ac96-774b-bcce-b302099a8057'
const text = { bytes: plainTextCv, name: 'Ada Example.txt' }

async function keptHashes(): Promise<string[]> {
	const folder = join(api.background.config.dataDir, 'files')
	const prefixes = (await readdir(folder)).filter((name) => name.length === 2)
	const lists = await Promise.all(prefixes.map((prefix) => readdir(join(folder, prefix))))
	return lists.flat()
}

describe('a PDF', () => {
	test('is read and checked, and the report comes with its pages', async () => {
		const { app } = api
		const session = await begin(app, { bytes: pdf, name: 'Staff Nurse CV.pdf' })
		expect(session).toMatchObject({ status: 'processing', message: 'Waiting to start', code: null })
		expect(session.poll_after_ms).toBeLessThanOrEqual(400)
		const said = await untilOver(app, session.session_id)
		expect(said.at(-1)).toMatchObject({
			status: 'completed',
			progress: 100,
			message: 'Analysis complete!',
			poll_after_ms: null,
		})
		const results = await resultsOf(app, session.session_id)
		expect(results.file_name).toBe('Staff Nurse CV.pdf')
		expect(results.report.score).toBeGreaterThan(0)
		expect(results.document.experience.length).toBeGreaterThan(0)
		expect(results.pages.map(({ number }) => number)).toEqual(
			results.source.pages.map(({ number }) => number),
		)
	})

	test('shows each page as a picture that its owner may keep', async () => {
		const { app } = api
		const { session_id } = await begin(app, { bytes: pdf, name: 'cv.pdf' })
		await untilOver(app, session_id)
		const { pages } = await resultsOf(app, session_id)
		const pictures = await Promise.all(pages.map(({ imageUrl }) => app.inject(imageUrl)))
		for (const picture of pictures) {
			expect(picture.statusCode).toBe(200)
			expect(picture.headers).toMatchObject({
				'content-type': 'image/png',
				'cache-control': 'private, max-age=86400, immutable',
				'x-content-type-options': 'nosniff',
			})
			expect(picture.rawPayload.subarray(1, 4).toString()).toBe('PNG')
		}
		const beyond = `${guestPath}/pages/${session_id}/${pages.length + 1}/`
		expect((await app.inject(beyond)).statusCode).toBe(404)
	})
})

describe('files without pages of their own', () => {
	test('plain text is set on pages, and every field is marked on them', async () => {
		const { app } = api
		const { session_id } = await begin(app, text)
		await untilOver(app, session_id)
		const { pages, source } = await resultsOf(app, session_id)
		expect(pages.length).toBeGreaterThan(0)
		const picture = await app.inject(pages[0]?.imageUrl ?? '')
		expect(picture.headers['content-type']).toBe('image/svg+xml')
		expect(picture.headers['content-security-policy']).toContain('sandbox')
		expect(picture.body).toContain('<svg')
		const marked = Object.values(source.places).flat()
		expect(marked.length).toBeGreaterThan(3)
		for (const place of marked) {
			const page = pages[place.page - 1]
			expect(place.x + place.width).toBeLessThanOrEqual(page?.widthPt ?? 0)
			expect(place.y + place.height).toBeLessThanOrEqual(page?.heightPt ?? 0)
		}
	})

	test('a Word document is read too', async () => {
		const { app } = api
		const children = plainTextCv.split('\n').map((line, index) => {
			const heading = index === 0 ? { heading: HeadingLevel.TITLE } : {}
			return new Paragraph({ text: line, ...heading })
		})
		const bytes = await Packer.toBuffer(new Document({ sections: [{ children }] }))
		const { session_id } = await begin(app, { bytes: new Uint8Array(bytes), name: 'cv.docx' })
		expect((await untilOver(app, session_id)).at(-1)?.error).toBeNull()
		const { source, document } = await resultsOf(app, session_id)
		expect(source.format).toBe('docx')
		expect(document.personalInfo.email).toBe('ada@example.com')
	})
})

describe('a file that is not accepted', () => {
	test.each([
		{ what: 'an empty file', bytes: '', status: 422, code: 'file_empty' },
		{ what: 'a picture', bytes: png, status: 415, code: 'file_type_unknown' },
		{
			what: 'a file in another field',
			bytes: 'Ada',
			field: 'photo',
			status: 400,
			code: 'file_missing',
		},
	])('$what is refused at once, with the sentence in all three places', async (given) => {
		const answer = await upload(api.app, { name: 'cv', ...given })
		expect(answer.statusCode).toBe(given.status)
		const { detail, error, message, ...rest } = answer.json()
		expect(rest).toEqual({ code: given.code })
		expect([error, message]).toEqual([detail, detail])
	})

	test('a request without a file is refused', async () => {
		const url = `${guestPath}/analyze/`
		const answers = await Promise.all([
			api.app.inject({ method: 'POST', url }),
			api.app.inject({ method: 'POST', url, payload: { file: 'no' } }),
		])
		expect(answers.map((answer) => answer.json().code)).toEqual(['file_missing', 'file_missing'])
	})

	test('one byte more than 50 MB is too large, and nothing of it is kept', async () => {
		const before = await keptHashes()
		const answer = await upload(api.app, {
			bytes: new Uint8Array(maxUploadBytes + 1).fill(65),
			name: 'a.txt',
		})
		expect(answer.statusCode).toBe(413)
		expect(answer.json().code).toBe('file_too_large')
		expect(await keptHashes()).toEqual(before)
	})

	test('a damaged PDF fails with a sentence that says what to do', async () => {
		const { app } = api
		const { session_id } = await begin(app, { bytes: '%PDF-1.7\nbroken', name: 'cv.pdf' })
		const last = (await untilOver(app, session_id)).at(-1)
		expect(last).toMatchObject({ status: 'failed', code: 'file_damaged' })
		expect(last?.error).toBe(last?.message)
		const results = await app.inject(`${guestPath}/results/${session_id}/`)
		expect(results.statusCode).toBe(422)
		expect(results.json()).toMatchObject({ code: 'file_damaged', error: last?.error })
	})
})

describe('a session', () => {
	test.each(['status', 'results', 'pages'])('that nobody knows has no %s', async (part) => {
		const page = part === 'pages' ? '1/' : ''
		const answer = await api.app.inject(`${guestPath}/${part}/${unknownId}/${page}`)
		expect(answer.statusCode).toBe(404)
		expect(answer.json()).toMatchObject({ code: 'session_not_found' })
	})

	test('with an id that is none is a bad request that names the field', async () => {
		const answer = await api.app.inject(`${guestPath}/status/none/`)
		expect(answer.statusCode).toBe(400)
		expect(answer.json()).toMatchObject({
			code: 'bad_request',
			fields: { session_id: [expect.any(String)] },
		})
	})

	test('is gone a day after the upload, and its file with it', async () => {
		const { app, clock, background } = api
		const { session_id } = await begin(app, { bytes: `${plainTextCv}\nReading`, name: 'cv.txt' })
		await untilOver(app, session_id)
		clock.aheadMs = 24 * 3_600_000 + 1000
		expect((await app.inject(`${guestPath}/results/${session_id}/`)).statusCode).toBe(404)
		await background.guestAnalyses.removeExpired(retentionTime(background.now()))
		clock.aheadMs = 0
		expect((await app.inject(`${guestPath}/status/${session_id}/`)).statusCode).toBe(404)
		expect(await keptHashes()).toEqual([])
	})

	test('can be deleted by whoever has its id, once', async () => {
		const { app } = api
		const { session_id } = await begin(app, text)
		await untilOver(app, session_id)
		const url = `${guestPath}/sessions/${session_id}/`
		const answers = [
			await app.inject({ method: 'DELETE', url }),
			await app.inject({ method: 'DELETE', url }),
		]
		expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 404])
		expect((await app.inject(`${guestPath}/status/${session_id}/`)).statusCode).toBe(404)
	})

	test('that shares its file with another leaves the file to it', async () => {
		const { app } = api
		const [one, two] = [await begin(app, text), await begin(app, text)]
		await untilOver(app, one.session_id)
		await untilOver(app, two.session_id)
		await app.inject({ method: 'DELETE', url: `${guestPath}/sessions/${one.session_id}/` })
		const { pages } = await resultsOf(app, two.session_id)
		expect((await app.inject(pages[0]?.imageUrl ?? '')).statusCode).toBe(200)
		await app.inject({ method: 'DELETE', url: `${guestPath}/sessions/${two.session_id}/` })
		expect(await keptHashes()).toEqual([])
	})

	test('answers are never kept by anybody between', async () => {
		const { session_id } = await begin(api.app, text)
		const answer = await api.app.inject(`${guestPath}/status/${session_id}/`)
		expect(answer.headers['cache-control']).toBe('no-store')
		expect((await statusOf(api.app, session_id)).session_id).toBe(session_id)
	})
})
