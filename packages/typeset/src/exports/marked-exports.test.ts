import { type CvDocument, cvDocumentSchema, defaultDesign } from '@app/cv'
import { expect, test } from 'vitest'
import { toPlainText } from '../to-plain-text.ts'
import { toHtml } from './to-html.ts'
import { toJsonResume } from './to-json-resume.ts'
import { toMarkdown } from './to-markdown.ts'

const design = defaultDesign()

const cv: CvDocument = cvDocumentSchema.parse({
	professionalSummary: 'A **calm** nurse, 3 * 4',
	experience: [
		{
			id: 'a',
			jobTitle: '*Nurse*',
			summary: '*Two* wards',
			achievements: ['Led **12 *good* nurses**', '[My paper](https://a.example/x_y) of 2019-2021'],
		},
	],
	awards: [{ id: 'b', title: 'Medal', summary: String.raw`Called \*so\*` }],
})

test('Markdown marks what is marked and nothing else', () => {
	const written = toMarkdown(cv, design)
	expect(written).toContain('A **calm** nurse, 3 \\* 4')
	expect(written).toContain('### \\*Nurse\\*')
	expect(written).toContain('*Two* wards')
	expect(written).toContain('- Led **12** ***good*** **nurses**')
	expect(written).toContain('- [My paper](<https://a.example/x_y>) of 2019–2021')
	expect(written).toContain('Called \\*so\\*')
})

test('the web page has real bold, italics and links', () => {
	const written = toHtml(cv, design)
	expect(written).toContain('A <strong>calm</strong> nurse, 3 * 4')
	expect(written).toContain('<em>Two</em> wards')
	expect(written).toContain(
		'<strong>12 </strong><strong><em>good</em></strong><strong> nurses</strong>',
	)
	expect(written).toContain('<li><a href="https://a.example/x_y">My paper</a> of 2019–2021</li>')
	expect(written).toContain('Called *so*')
})

test('text and JSON Resume have the plain words', () => {
	for (const written of [toPlainText(cv, design), toJsonResume(cv, design)]) {
		expect(written).toContain('A calm nurse, 3 * 4')
		expect(written).toContain('Led 12 good nurses')
		expect(written).toContain('Called *so*')
		expect(written).not.toMatch(/\*\*|\]\(/)
	}
})
