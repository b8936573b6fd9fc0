import { type CvDesign, type CvDocument, cvDocumentSchema, defaultDesign, emptyCv } from '@app/cv'
import { afterAll, expect, test } from 'vitest'
import { templates } from '../find-template.ts'
import { everyFieldCv } from '../fixtures/every-field-cv.ts'
import type { RenderRequest } from './render-request.ts'
import { createTypesetter, typesettingCalls } from './typesetter.ts'

const typesetter = createTypesetter({ processes: 1, timeoutMs: 20_000 })
afterAll(() => typesetter.close())

const createdAt = new Date('2026-01-02T03:04:05Z')

function summarised(professionalSummary: string): CvDocument {
	return { ...everyFieldCv, professionalSummary }
}

function designed(changes: Partial<CvDesign>): CvDesign {
	return { ...defaultDesign(), ...changes }
}

async function svgOf(design: CvDesign): Promise<string> {
	const { pages } = await typesetter.svg(everyFieldCv, design)
	return pages.map(({ svg }) => svg).join('')
}

test('the same CV at the same time gives the same bytes, before and after others', async () => {
	const first = await typesetter.pdf(everyFieldCv, defaultDesign(), { createdAt })
	await typesetter.pdf(summarised('Something else'), defaultDesign(), { createdAt })
	const second = await typesetter.pdf(everyFieldCv, defaultDesign(), { createdAt })
	expect(Buffer.from(first.bytes).equals(second.bytes)).toBe(true)
})

test('a CV is prepared by the renderer, never by the process that asks', async () => {
	const asked: RenderRequest[] = []
	const calls = typesettingCalls(async (order) => {
		asked.push(order as RenderRequest)
		throw new Error('no renderer')
	})
	const design = defaultDesign()
	const cv = new Proxy(everyFieldCv, {
		get: (_cv, name) => expect.fail(`The asking process read ${String(name)}.`),
	})
	await Promise.allSettled([
		calls.preview(cv, design, { known: [], mostPages: 1 }),
		calls.pdf(cv, design, { createdAt, carriesData: true }),
		calls.docx(cv, design, { createdAt }),
		calls.letter('Dear all', cv, { design, format: 'pdf', createdAt }),
	])
	expect(asked.map(({ kind }) => kind)).toEqual(['preview', 'pdf', 'docx', 'pdf'])
})

test('a page’s picture and hash change only when the page does', async () => {
	const cv = {
		...everyFieldCv,
		projects: Array.from({ length: 12 }, () => everyFieldCv.projects).flat(),
	}
	const design = { ...defaultDesign(), autoFit: false }
	const before = await typesetter.svg(cv, design)
	const after = await typesetter.svg({ ...cv, awards: [] }, design)
	expect(before.pages.length).toBeGreaterThan(1)
	expect(after.pages[0]).toEqual(before.pages[0])
	expect(after.pages.at(-1)?.hash).not.toBe(before.pages.at(-1)?.hash)
	expect(after.pages.at(-1)?.svg).not.toBe(before.pages.at(-1)?.svg)
})

test('a renderer that has worked long draws what a fresh one draws', async () => {
	for (const size of [9, 10, 11, 12])
		await typesetter.svg(everyFieldCv, designed({ textSizePt: size }))
	const fresh = createTypesetter({ processes: 1, timeoutMs: 20_000 })
	const design = designed({ templateId: 'executive-elite', textSizePt: 10 })
	expect(await typesetter.svg(everyFieldCv, design)).toEqual(await fresh.svg(everyFieldCv, design))
	await fresh.close()
})

test.each(templates)(
	'$name honours colour, size, spacing, paper and dates',
	async ({ id: templateId }) => {
		const usual = await svgOf(designed({ templateId }))
		expect(await svgOf(designed({ templateId, accent: '#123456' }))).toContain('#123456')
		const changes = [{ textSizePt: 12 }, { spacing: 1.4 }, { dateStyle: 'long' as const }]
		for (const change of changes)
			expect(await svgOf(designed({ templateId, ...change }))).not.toBe(usual)
		expect(await svgOf(designed({ templateId, pageSize: 'us-letter' }))).toContain(
			'viewBox="0 0 612 792"',
		)
	},
)

test.each(templates)('$name sets an empty CV as one page', async ({ id: templateId }) => {
	const { pageCount, warnings } = await typesetter.pdf(emptyCv(), designed({ templateId }), {
		createdAt,
	})
	expect({ pageCount, warnings }).toEqual({ pageCount: 1, warnings: [] })
})

test.each(templates)(
	'$name sets items of which only one field is filled',
	async ({ id: templateId }) => {
		const cv = cvDocumentSchema.parse({
			experience: [
				{ id: 'a', achievements: ['Only a point'] },
				{ id: 'b', startDate: '2020' },
				{ id: 'c' },
			],
			certification: [{ id: 'a', issuer: 'Only an issuer' }, { id: 'b' }],
			projects: [{ id: 'a', url: 'example.com/only' }],
			skills: [{ id: 'a', level: 'Expert' }],
			custom: [{ id: 'a', items: [{ id: 'a', text: 'Only an item' }] }],
		})
		const { pageCount, warnings } = await typesetter.pdf(cv, designed({ templateId }), {
			createdAt,
		})
		expect({ pageCount, warnings }).toEqual({ pageCount: 1, warnings: [] })
	},
)

test('a character without a glyph is named, in the preview and in the file', async () => {
	const cv = summarised('Kitchen ሀሁ')
	const [warning] = (await typesetter.svg(cv, defaultDesign())).warnings
	expect(warning).toContain('ሀ (U+1200), ሁ (U+1201)')
	const pdf = await typesetter.pdf(cv, defaultDesign(), { createdAt })
	expect(pdf.warnings[0]).toBe(warning)
	expect(pdf.bytes.length).toBeGreaterThan(10_000)
})

test('Latin, Greek and Cyrillic letters need no warning', async () => {
	const cv = summarised('Łódź İstanbul Đà Nẵng Þór ẞ Αθήνα Ἑλλάς Пловдив Київ – “” … € £ ½ → ✓')
	for (const { id } of templates) {
		const { warnings } = await typesetter.pdf(cv, designed({ templateId: id }), { createdAt })
		expect(warnings.filter((warning) => !/[→✓]/.test(warning))).toEqual([])
	}
})

test('an address that must not be linked is reported', async () => {
	const personalInfo = { ...everyFieldCv.personalInfo, website: 'javascript:alert(1)' }
	const { pages, warnings } = await typesetter.svg(
		{ ...everyFieldCv, personalInfo },
		defaultDesign(),
	)
	expect(warnings[0]).toContain('“javascript:alert(1)” isn’t clickable in your file')
	expect(pages[0]?.svg).not.toMatch(/href="\s*javascript/i)
})

test('many at once are all set', async () => {
	const jobs = Array.from({ length: 20 }, (_, index) =>
		typesetter.svg(summarised(`Number ${index}`), defaultDesign()),
	)
	const hashes = (await Promise.all(jobs)).map(({ pages }) => pages[0]?.hash)
	expect(new Set(hashes).size).toBe(20)
})

test('the picture for a link is a PNG of the usual size, and shows the page', async () => {
	const picture = Buffer.from(await typesetter.picture(everyFieldCv, defaultDesign()))
	expect(picture.subarray(1, 4).toString()).toBe('PNG')
	expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
	const blank = await typesetter.picture(emptyCv(), defaultDesign())
	expect(picture.length).toBeGreaterThan(1.5 * blank.length)
})
