import { defaultDesign, emptyCv } from '@app/cv'
import { faultyPhoto, tinyPhoto } from '@app/cv/fixtures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanUps } from '#test/clean-ups.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { sampleCv } from '#test/sample-files.ts'

const rendersPerMinute = 20
let api: TestApp
const { later, cleanUp } = cleanUps()
afterAll(cleanUp)
beforeAll(async () => {
	api = await openTestApp(later, { works: false, config: { rendersPerMinute } })
})

const design = defaultDesign()
const document = { ...sampleCv(), personalInfo: { ...sampleCv().personalInfo, firstName: 'Zoë' } }

const post = (call: string, payload: object) =>
	api.app.inject({ method: 'POST', url: `/api/typeset/${call}/`, payload })

test('the templates are listed with what they are for', async () => {
	const answer = await api.app.inject('/api/templates/')
	const { templates, fontPairs } = answer.json()
	expect(templates).toHaveLength(12)
	expect(templates[0]).toMatchObject({ name: 'Professional Classic', hasColumns: false })
	expect(fontPairs.length).toBeGreaterThanOrEqual(8)
	for (const { readBack } of templates) expect(readBack.length).toBeGreaterThan(0)
})

test('people who do not exist lend their CVs, and each template has one of them', async () => {
	const { people, trials } = (await api.app.inject('/api/sample-cvs/')).json()
	const { templates } = (await api.app.inject('/api/templates/')).json()
	const ids = people.map(({ id }: { id: string }) => id)
	for (const { sampleId } of templates) expect(ids).toContain(sampleId)
	expect(trials.map(({ name }: { name: string }) => name)).toContain('Arabic')
})

test('a thumbnail has one page only', async () => {
	const { trials } = (await api.app.inject('/api/sample-cvs/')).json()
	const long = trials.find(({ id }: { id: string }) => id === 'long')
	const whole = (await post('preview', { document: long.document, design })).json()
	expect(whole.pages.length).toBeGreaterThan(1)
	const first = await post('preview', { document: long.document, design, pages: 1 })
	expect(first.json().pages).toHaveLength(1)
})

test('a preview has every page as SVG, and leaves out the pages that are shown already', async () => {
	const first = (await post('preview', { document, design })).json()
	expect(first.pages[0].svg).toContain('<svg')
	const known = first.pages.map(({ hash }: { hash: string }) => hash)
	const second = (await post('preview', { document, design, known })).json()
	expect(second.pages).toEqual(first.pages.map((page: object) => ({ ...page, svg: null })))
})

test('outlines that are shown already are named and not sent again', async () => {
	const whole = (await post('preview', { document, design, outlines: [] })).json()
	const names: string[] = whole.pages.flatMap(({ svg }: { svg: string }) =>
		[...svg.matchAll(/data-outline="([^"]*)"/g)].map(([, name]) => name),
	)
	const outlines = [...new Set(names)]
	const personalInfo = { ...document.personalInfo, firstName: 'Zoé' }
	const changed = { document: { ...document, personalInfo }, design }
	const next = (await post('preview', { ...changed, outlines })).json()
	const runs = [...next.pages[0].svg.matchAll(/<path [^>]*data-outline[^>]*>/g)].map(([run]) => run)
	expect(runs.length).toBeGreaterThan(20)
	expect(runs.filter((run) => run.includes(' d=')).length).toBeLessThan(4)
	expect(next.pages[0].svg.length).toBeLessThan(whole.pages[0].svg.length / 5)
})

test('an empty CV has a page too', async () => {
	const answer = await post('preview', { document: emptyCv(), design })
	expect(answer.statusCode).toBe(200)
	expect(answer.json().pages).toHaveLength(1)
})

test('a preview is compressed for whoever understands it', async () => {
	const headers = { 'accept-encoding': 'gzip, deflate, br' }
	const answer = await api.app.inject({
		method: 'POST',
		url: '/api/typeset/preview/',
		headers,
		payload: { document, design },
	})
	expect(answer.headers['content-encoding']).toBe('br')
})

test('a CV that fits is left as it is', async () => {
	const fit = (await post('fit', { document: emptyCv(), design, pages: 1 })).json()
	expect(fit).toEqual({ fits: true, spacing: 1, textSizePt: 10.5, pageCount: 1, linesOver: null })
})

test('a fit is counted as the pages would be, whatever the design does by itself', async () => {
	const { trials } = (await api.app.inject('/api/sample-cvs/')).json()
	const long = trials.find(({ id }: { id: string }) => id === 'long')
	const own = { ...design, autoFit: true }
	const whole = (await post('preview', { document: long.document, design })).json()
	const asked = { document: long.document, pages: whole.pages.length }
	const fit = (await post('fit', { ...asked, design: own })).json()
	expect(fit).toEqual((await post('fit', { ...asked, design })).json())
	expect((await post('fit', { ...asked, design, pages: 11 })).statusCode).toBe(400)
})

test('a PDF is downloaded under the name of its person', async () => {
	const answer = await post('export', { document, design, format: 'pdf' })
	expect(answer.headers['content-type']).toBe('application/pdf')
	expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
	expect(answer.headers['content-disposition']).toMatch(
		/^attachment; filename="Zoe-.*-CV\.pdf"; filename\*=UTF-8''Zo%C3%AB-/,
	)
})

test('text and JSON are downloads as well', async () => {
	const text = await post('export', { document, design, format: 'txt' })
	expect(text.body).toContain('Zoë')
	expect(text.headers['content-type']).toBe('text/plain; charset=utf-8')
	const json = await post('export', { document, design, format: 'json' })
	expect(json.json()).toEqual(document)
})

test('a wrong design is refused with the field that is wrong', async () => {
	const answer = await post('preview', { document, design: { ...design, textSizePt: 40 } })
	expect(answer.statusCode).toBe(400)
	expect(answer.json()).toMatchObject({
		code: 'bad_request',
		fields: { 'design.textSizePt': [expect.any(String)] },
	})
})

test('a body that is not JSON, or far too large, is a bad request', async () => {
	const headers = { 'content-type': 'application/json' }
	const url = '/api/typeset/preview/'
	const broken = await api.app.inject({ method: 'POST', url, headers, payload: '{' })
	expect([broken.statusCode, broken.json().code]).toEqual([400, 'bad_request'])
	const large = await post('fit', { document, design, pages: 1, more: 'x'.repeat(3_000_000) })
	expect([large.statusCode, large.json().code]).toEqual([400, 'bad_request'])
})

const levels = 20_000
const nested = `${'{"professionalSummary":'.repeat(levels)}""${'}'.repeat(levels)}`
const items = Array.from({ length: 100_000 }, (_, index) => ({ id: String(index) }))

test.each([
	['a list of 100,000 items', JSON.stringify({ ...document, skills: items })],
	['a document of 20,000 levels', nested],
])('%s is refused', async (_, written) => {
	const answer = await api.app.inject({
		method: 'POST',
		url: '/api/typeset/fit/',
		headers: { 'content-type': 'application/json' },
		payload: `{"document":${written},"design":${JSON.stringify(design)},"pages":1}`,
	})
	expect(answer.statusCode).toBe(400)
	expect(answer.json().code).toBe('bad_request')
})

test('half a character, markup and a link that would run a script are printed as words', async () => {
	const hostile = JSON.stringify({
		document: { ...document, professionalSummary: 'Half: HALF, #panic("x") *b* $x$' },
		design,
	})
	const { website: _, ...personalInfo } = document.personalInfo
	const withLink = { ...personalInfo, website: 'javascript:alert(1)' }
	const answer = await api.app.inject({
		method: 'POST',
		url: '/api/typeset/preview/',
		headers: { 'content-type': 'application/json' },
		payload: hostile
			.replace('HALF', '\\ud83d')
			.replace(JSON.stringify(document.personalInfo), JSON.stringify(withLink)),
	})
	const { pages, warnings } = answer.json()
	expect(pages.length).toBeGreaterThan(0)
	expect(pages.map(({ svg }: { svg: string }) => svg).join('')).not.toMatch(/href="\s*javascript/i)
	expect(warnings[0]).toContain('javascript:alert(1)')
})

test('a letter comes as a file under its own name, and an empty one is refused', async () => {
	const letter = (words: string) =>
		post('letter', { document, design, letter: words, format: 'pdf' })
	const { statusCode, headers, rawPayload } = await letter('Dear Ann,')
	expect(statusCode).toBe(200)
	expect(headers['content-disposition']).toMatch(/Letter\.pdf/)
	expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
	expect(headers).not.toHaveProperty('x-file-warnings')
	const unusual = (await letter('Dear Mr ሀ,')).headers['x-file-warnings']
	expect(JSON.parse(decodeURIComponent(String(unusual)))[0]).toContain('ሀ (U+1200)')
	const empty = await letter(' \n')
	expect([empty.statusCode, empty.json().fields]).toEqual([
		400,
		{ letter: ['This letter is empty. Please write it first.'] },
	])
	expect((await letter('x'.repeat(20_001))).statusCode).toBe(400)
})

test('more renders than a minute allows are refused, one address at a time', async () => {
	const wish = { document, design, format: 'txt' }
	const exportFrom = (remoteAddress: string) =>
		api.app.inject({ method: 'POST', url: '/api/typeset/export/', remoteAddress, payload: wish })
	for (let count = 0; count < rendersPerMinute; count += 1) {
		expect((await exportFrom('192.0.2.1')).statusCode).toBe(200)
	}
	expect((await exportFrom('192.0.2.1')).statusCode).toBe(429)
	expect((await exportFrom('192.0.2.2')).statusCode).toBe(200)
})

test.each([
	['a bomb', faultyPhoto({ width: 60_000, height: 60_000 }), 'larger than 1000 by 1000'],
	['camera notes', faultyPhoto({ note: [0xe1, 'Exif'] }), 'notes from the camera'],
	['a PNG', 'iVBORw0KGgoAAAAN', ''],
])('a CV with %s for a photo is refused', async (_, image, words) => {
	const photo = { image, description: '' }
	const answer = await post('export', { document: { ...document, photo }, design, format: 'md' })
	expect(answer.statusCode).toBe(400)
	expect(answer.body).toContain('photo.image')
	expect(answer.body).toContain(words)
})

test('a preview has the place of a photo that its client puts in, and no image', async () => {
	const german = { ...design, headingLanguage: 'de' as const }
	const sent = { document, design: german, outlines: [] }
	const { pages } = (await post('preview', { ...sent, photo: 'photo-1' })).json()
	expect(pages[0].svg).toMatch(/<image [^>]*data-outline="photo-1"\/>/)
	const photo = { image: tinyPhoto, description: '' }
	const whole = (await post('preview', { ...sent, document: { ...document, photo } })).json()
	expect(whole.pages[0].svg).toContain(`href="data:image/jpeg;base64,${tinyPhoto}"`)
	const refused = await post('preview', { ...sent, photo: '"><script>' })
	expect(refused.statusCode).toBe(400)
})
