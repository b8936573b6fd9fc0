import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CvDesign, defaultDesign, sectionsWithOptionalHeading } from '@app/cv'
import { afterAll, expect, test } from 'vitest'
import { templates } from '../find-template.ts'
import { everyFieldCv } from '../fixtures/every-field-cv.ts'
import { rolesCv } from '../fixtures/roles-cv.ts'
import { createTypesetter } from './typesetter.ts'

const typesetter = createTypesetter({ processes: 1, timeoutMs: 20_000 })
const folder = mkdtempSync(join(tmpdir(), 'typeset-'))
afterAll(async () => {
	rmSync(folder, { recursive: true })
	await typesetter.close()
})

async function fileOf(
	templateId: string,
	cv = everyFieldCv,
	changes: Partial<CvDesign> = {},
): Promise<string> {
	const design = { ...defaultDesign(), ...changes, templateId }
	const createdAt = new Date('2026-01-02T03:04:05Z')
	const { bytes } = await typesetter.pdf(cv, design, { createdAt })
	const file = join(folder, `${templateId}.pdf`)
	writeFileSync(file, bytes)
	return file
}

function pdfinfo(...options: string[]): string {
	return execFileSync('pdfinfo', options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
}

test.each(templates)(
	'$name makes a tagged PDF/UA-1 file with title, author, language and date',
	async ({ id }) => {
		const file = await fileOf(id)
		expect(pdfinfo('-isodates', file)).toMatch(
			/Title: +Firstname Lastname – CV\nAuthor: +Firstname Lastname\n/,
		)
		expect(pdfinfo('-isodates', file)).toMatch(/Tagged: +yes/)
		expect(pdfinfo('-isodates', file)).toContain('2026-01-02T03:04:05')
		expect(pdfinfo('-meta', file)).toMatch(/pdfuaid:part>1</)
		expect(pdfinfo('-meta', file)).toContain('en-GB')
	},
)

test.each(templates)(
	'$name tells a screen reader what is a heading, a list and a link',
	async ({ id, contactStyle }) => {
		const structure = pdfinfo('-struct-text', await fileOf(id))
		const tags = structure.match(/^ *[A-Z][A-Za-z0-9]*/gm)?.map((tag) => tag.trim()) ?? []
		const headings = tags.filter((tag) => /^H\d$/.test(tag))
		expect(headings.filter((tag) => tag === 'H1')).toHaveLength(1)
		expect(headings.filter((tag) => tag === 'H2')).toHaveLength(contactStyle === 'titled' ? 14 : 13)
		expect(headings.filter((tag) => tag === 'H3')).toHaveLength(5)
		expect(tags.filter((tag) => tag === 'LBody')).toHaveLength(7)
		expect(tags.filter((tag) => tag === 'Link').length).toBeGreaterThanOrEqual(9)
	},
)

test('every role of several is a heading under that of its employer', async () => {
	const structure = pdfinfo('-struct-text', await fileOf('professional-classic', rolesCv))
	const headings = structure.match(/^ *H[34]\b/gm)?.map((tag) => tag.trim())
	expect(headings).toEqual(['H3', 'H4', 'H4', 'H4', 'H3', 'H3', 'H3'])
})

test.each(templates)(
	'no level of heading is skipped in $name where headings are hidden',
	async ({ id, contactStyle }) => {
		const hiddenHeadings = [...sectionsWithOptionalHeading]
		const structure = pdfinfo('-struct-text', await fileOf(id, everyFieldCv, { hiddenHeadings }))
		const levels = structure.match(/^ *H\d\b/gm)?.map((tag) => Number(tag.trim().slice(1))) ?? []
		expect(levels.filter((level) => level === 2)).toHaveLength(contactStyle === 'titled' ? 6 : 5)
		for (const [index, level] of levels.entries()) {
			expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1)
		}
		expect(structure).not.toContain('"Profile"')
	},
)
