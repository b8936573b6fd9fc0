import { execFileSync } from 'node:child_process'
import { defaultDesign, emptyCv, escapeMarks, maxPassageLength } from '@app/cv'
import { afterAll, expect, test } from 'vitest'
import { templates } from '../find-template.ts'
import { setPunctuation } from '../set-punctuation.ts'
import { createTypesetter } from './typesetter.ts'

const typesetter = createTypesetter({ processes: 1, timeoutMs: 20_000 })
afterAll(() => typesetter.close())

async function textOf(summary: string, templateId: string): Promise<string> {
	const cv = { ...emptyCv(), professionalSummary: escapeMarks(summary) }
	cv.personalInfo.firstName = summary.slice(0, 400)
	const design = { ...defaultDesign(), templateId }
	const { bytes } = await typesetter.pdf(cv, design, { createdAt: new Date(0) })
	return execFileSync('pdftotext', ['-', '-'], { input: bytes, encoding: 'utf8' })
}

// The reader takes off a hyphen at the end of a line.
function squeezed(text: string): string {
	return text.replace(/[\s-]+/g, '')
}

const markup = [
	'#panic("x")',
	'#read("/etc/passwd")',
	'#import "@preview/cetz:0.3.0"',
	'*bold* _it_ $x^2$ `raw` = Heading - item + item / term: x',
	'"}); #eval("1+1") //',
	'</script><img src=x onerror=alert(1)>',
	'<label> @ref \\u{41} \\ ~ -- --- ...',
	'it\'s "quoted" – C++/C#',
]

test.each(templates.flatMap(({ id }) => markup.map((text) => [id, text] as const)))(
	'%s prints %s as it stands, but for its quotes',
	async (templateId, text) => {
		const printed = squeezed(await textOf(text, templateId))
		expect(printed.split(squeezed(setPunctuation(text, 'en'))).length - 1).toBe(2)
	},
)

test.each([
	['NUL and other controls', 'a\u0000b\u0001c\u001Bd'],
	['lone surrogates', 'a\uD800b\uDC00c'],
	['30,000 combining accents', `a${'\u0301'.repeat(30_000)}`],
	['30,000 variation selectors', `a${'\uFE0F'.repeat(30_000)}`],
	['20,000 bidirectional controls', '(\u202B'.repeat(20_000)],
	['20,000 joined emoji', '👨‍👩‍👧‍'.repeat(20_000)],
	['30,000 Hangul initials', 'ᄀ'.repeat(30_000)],
	['30,000 Arabic number signs', '\u0600'.repeat(30_000)],
	['one endless word', 'x'.repeat(50_000)],
])('%s are set without harm', async (_, text) => {
	const { pages } = await typesetter.svg(
		{ ...emptyCv(), professionalSummary: text },
		defaultDesign(),
	)
	expect(pages.length).toBeGreaterThan(0)
})

test('ten thousand lines are printed, but not drawn', async () => {
	const cv = { ...emptyCv(), professionalSummary: 'x\n'.repeat(10_000) }
	const { bytes } = await typesetter.pdf(cv, defaultDesign(), { createdAt: new Date(0) })
	expect(bytes.length).toBeGreaterThan(0)
	await expect(typesetter.svg(cv, defaultDesign())).rejects.toMatchObject({ code: 'cv_too_large' })
})

test('a word that no line can hold stays on the paper', async () => {
	const cv = { ...emptyCv(), professionalSummary: 'x'.repeat(maxPassageLength) }
	const { bytes } = await typesetter.pdf(cv, defaultDesign(), { createdAt: new Date(0) })
	const boxes = execFileSync('pdftotext', ['-bbox', '-', '-'], { input: bytes, encoding: 'utf8' })
	const rightEdges = Array.from(boxes.matchAll(/xMax="([\d.]+)"/g), ([, edge]) => Number(edge))
	expect(Math.max(...rightEdges)).toBeLessThan(595)
})
