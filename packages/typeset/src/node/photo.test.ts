import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CvDesign, cvDesignSchema } from '@app/cv'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { toHtml } from '../exports/to-html.ts'
import { toJsonResume } from '../exports/to-json-resume.ts'
import { toMarkdown } from '../exports/to-markdown.ts'
import { templates } from '../find-template.ts'
import { everyFieldCv } from '../fixtures/every-field-cv.ts'
import { toPlainText } from '../to-plain-text.ts'
import { createTypesetter } from './typesetter.ts'

const typesetter = createTypesetter({ processes: 1, timeoutMs: 20_000 })
const folder = mkdtempSync(join(tmpdir(), 'photo-'))
afterAll(async () => {
	rmSync(folder, { recursive: true })
	await typesetter.close()
})

const createdAt = new Date('2026-01-02T03:04:05Z')
const cv = { ...everyFieldCv, photo: { image: redPhoto(), description: 'Smiling, in a red shirt' } }
const inGerman = (change: Partial<CvDesign> = {}) =>
	cvDesignSchema.parse({ headingLanguage: 'de', ...change })

function redPhoto(): string {
	const canvas = createCanvas(64, 64)
	const context = canvas.getContext('2d')
	context.fillStyle = '#f00'
	context.fillRect(0, 0, 64, 64)
	return canvas.toBuffer('image/jpeg').toString('base64')
}

async function pdfFile(design: CvDesign, document = cv) {
	const { bytes, keepsStandard } = await typesetter.pdf(document, design, { createdAt })
	const file = join(folder, 'cv.pdf')
	writeFileSync(file, bytes)
	const run = (program: string, ...options: string[]) =>
		execFileSync(program, options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
	return {
		bytes: Buffer.from(bytes),
		keepsStandard,
		structure: run('pdfinfo', '-struct-text', file),
		pictures: run('pdfimages', '-list', file).match(/^ +1 .*image +64 +64/gm) ?? [],
	}
}

const headerLayouts = ['left', 'centred', 'split'] as const
const headers = templates.map((template, index) => ({
	...template,
	// Each in its own header and one more; every other header stands over four templates.
	layouts: ['', headerLayouts[index % 3] ?? ''] as const,
}))

test.each(headers)(
	'$name draws it once, as a figure, in an accessible PDF',
	async ({ id, layouts }) => {
		for (const headerLayout of layouts) {
			const pdf = await pdfFile(inGerman({ templateId: id, headerLayout }))
			expect(pdf.keepsStandard).toBe(true)
			expect(pdf.pictures).toHaveLength(1)
			expect(pdf.structure.match(/^ *Figure/gm)).toHaveLength(1)
		}
	},
)

test('the figure says what the photo shows, or else whom', async () => {
	const alt = (words: string) => Buffer.from(`\ufeff${words}`, 'utf16le').swap16()
	const described = await pdfFile(inGerman())
	expect(holds(described.bytes, 'Smiling, in a red shirt', alt)).toBe(true)
	const named = await pdfFile(inGerman(), { ...cv, photo: { ...cv.photo, description: '' } })
	expect(holds(named.bytes, 'Smiling', alt)).toBe(false)
})

function holds(bytes: Buffer, words: string, alt: (words: string) => Buffer): boolean {
	return bytes.includes(`(${words}`) || bytes.includes(alt(words))
}

test.each(['en', 'nl'] as const)('a CV in %s is set as if it had none', async (headingLanguage) => {
	const design = cvDesignSchema.parse({ headingLanguage })
	expect((await pdfFile(design)).pictures).toEqual([])
	const without = await typesetter.svg(everyFieldCv, design)
	expect((await typesetter.svg(cv, design)).pages).toEqual(without.pages)
	expect(toHtml(cv, design)).toBe(toHtml(everyFieldCv, design))
	expect(toJsonResume(cv, design)).toBe(toJsonResume(everyFieldCv, design))
})

test('hidden, it is in no file', async () => {
	const design = inGerman({ photo: 'hidden' })
	expect((await pdfFile(design)).pictures).toEqual([])
	expect(toHtml(cv, design)).not.toContain('<img')
	const parts = unzipSync(await typesetter.docx(cv, design, { createdAt, carriesData: true }))
	expect(Object.keys(parts).filter((name) => name.startsWith('word/media/'))).toEqual([])
	const pdf = await typesetter.pdf(cv, design, { createdAt, carriesData: true })
	expect(Buffer.from(pdf.bytes).includes(cv.photo.image.slice(0, 200))).toBe(false)
})

test('a Word file, a web page and JSON Resume have it too, and text and Markdown do not', async () => {
	const parts = unzipSync(await typesetter.docx(cv, inGerman(), { createdAt }))
	const [media] = Object.entries(parts).filter(([name]) => name.startsWith('word/media/'))
	expect(Buffer.from(media?.[1] ?? []).toString('base64')).toBe(cv.photo.image)
	expect(strFromU8(parts['word/document.xml'] ?? new Uint8Array())).toContain(
		'descr="Smiling, in a red shirt"',
	)
	expect(toHtml(cv, inGerman())).toContain(
		`alt="Smiling, in a red shirt" src="data:image/jpeg;base64,${cv.photo.image}"`,
	)
	expect(JSON.parse(toJsonResume(cv, inGerman())).basics.image).toBe(
		`data:image/jpeg;base64,${cv.photo.image}`,
	)
	expect(toPlainText(cv, inGerman())).toBe(toPlainText(everyFieldCv, inGerman()))
	expect(toMarkdown(cv, inGerman())).toBe(toMarkdown(everyFieldCv, inGerman()))
})

test.each([
	['round', 'white'],
	['square', 'red'],
] as const)('a %s one has %s corners as a picture', async (photo, corner) => {
	const design = inGerman({ photo })
	const { pages } = await typesetter.svg(cv, design)
	const [, ...box] = /<image x="(\S+)" y="(\S+)" width="(\S+)"/.exec(pages[0]?.svg ?? '') ?? []
	const [x = 0, y = 0, side = 0] = box.map(Number)
	const drawn = await typesetter.png(cv, design, { dotsPerInch: 72 })
	const picture = await loadImage(Buffer.from(drawn.pages[0] ?? []))
	const context = createCanvas(picture.width, picture.height).getContext('2d')
	context.drawImage(picture, 0, 0)
	const isRed = (at: number) => {
		const [red = 0, green = 0] = context.getImageData(x + side * at, y + side * at, 1, 1).data
		return red > 200 && green < 60
	}
	expect(isRed(0.5)).toBe(true)
	expect(isRed(0.06)).toBe(corner === 'red')
})

test('a preview for whoever has the photo names its place, and reads no byte of it', async () => {
	const seen = { known: [], mostPages: 1, outlines: [] }
	const without = { ...cv, photo: { ...cv.photo, image: '' } }
	const named = await typesetter.preview(without, inGerman(), { ...seen, photo: 'photo-1' })
	const whole = await typesetter.preview(cv, inGerman(), seen)
	const [place = ''] = /<image [^>]*>/.exec(named.pages[0]?.svg ?? '') ?? []
	expect(place).toMatch(
		/^<image x="\S+" y="\S+" width="\S+" height="\S+" clip-path="none" data-outline="photo-1"\/>$/,
	)
	const [box = ''] = /<image x="\S+" y="\S+"/.exec(whole.pages[0]?.svg ?? '') ?? []
	expect(place).toContain(box)
	const other = await typesetter.preview(without, inGerman(), { ...seen, photo: 'photo-2' })
	expect(other.pages[0]?.hash).not.toBe(named.pages[0]?.hash)
})

test('the photo of a preview is not sent to whoever names it as drawn', async () => {
	const seen = { known: [], mostPages: 1 }
	const first = await typesetter.preview(cv, inGerman(), { ...seen, outlines: [] })
	const [, name = ''] = /<image [^>]*data-outline="([^"]*)"/.exec(first.pages[0]?.svg ?? '') ?? []
	const next = await typesetter.preview(cv, inGerman(), { ...seen, outlines: [name] })
	expect(first.pages[0]?.svg).toContain(cv.photo.image)
	expect(next.pages[0]?.svg).toContain(`data-outline="${name}"`)
	expect(next.pages[0]?.svg).not.toContain('base64')
})

test('letters have none', async () => {
	const { bytes } = await typesetter.letter('Dear Sir', cv, {
		design: inGerman(),
		format: 'docx',
		createdAt,
	})
	expect(Object.keys(unzipSync(bytes)).filter((name) => name.includes('media/'))).toEqual([])
})
