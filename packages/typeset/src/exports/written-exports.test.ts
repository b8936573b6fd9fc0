import {
	type CvDocument,
	cvDocumentSchema,
	defaultDesign,
	emptyCv,
	printedCv,
	toEllaJson,
} from '@app/cv'
import { expect, test } from 'vitest'
import { everyFieldCv } from '../fixtures/every-field-cv.ts'
import { listWordsInFile } from '../list-printed-words.ts'
import { toPlainText } from '../to-plain-text.ts'
import { toTypesetInput } from '../to-typeset-input.ts'
import { toHtml } from './to-html.ts'
import { toJsonResume } from './to-json-resume.ts'
import { toMarkdown } from './to-markdown.ts'

const design = defaultDesign()
const words = listWordsInFile(toTypesetInput(everyFieldCv, design))

function summarised(professionalSummary: string): CvDocument {
	return { ...everyFieldCv, professionalSummary }
}

test('Markdown and the web page have every word once and in order', () => {
	for (const written of [toMarkdown(everyFieldCv, design), bodyOf(toHtml(everyFieldCv, design))]) {
		let from = 0
		for (const word of words) {
			const at = written.indexOf(word, from)
			expect(at, word).toBeGreaterThanOrEqual(from)
			from = at + word.length
		}
	}
})

test('headings, lists and links of the web page are what they say', () => {
	const html = toHtml(everyFieldCv, design)
	expect(html).toContain(
		'<h1><small>Honorprefix</small> Firstname Lastname <small>Honorsuffix</small></h1>',
	)
	expect(html.match(/<h2>/g)).toHaveLength(13)
	expect(html).toContain('<li>Jobachievement one</li>')
	expect(html).toContain('<a href="mailto:mail@example.com">mail@example.com</a>')
})

test('markup in a CV is only shown', () => {
	const cv = summarised('<script>alert(1)</script> & "quotes"')
	expect(bodyOf(toHtml(cv, design))).toContain(
		'&lt;script&gt;alert(1)&lt;/script&gt; &amp; “quotes”',
	)
	expect(toMarkdown(summarised(String.raw`# not \*a\* [title](x)`), design)).toContain(
		'\\# not \\*a\\* \\[title\\](x)',
	)
	expect(toMarkdown(summarised('1. January'), design)).toContain('1\\. January')
})

test('JSON Resume has the fields of its schema and leaves out what is empty or hidden', () => {
	const resume = JSON.parse(toJsonResume(everyFieldCv, { ...design, hiddenSections: ['skills'] }))
	expect(resume.basics).toMatchObject({
		name: 'Firstname Lastname',
		email: 'mail@example.com',
		url: 'https://website.example.com',
		profiles: [
			{ network: 'ORCID', url: 'https://orcid.org/0000-0002-1825-0097' },
			{ network: 'Networkname', url: 'https://social.example.com/me' },
		],
	})
	expect(resume.work[0]).toEqual({
		name: 'Employername',
		position: 'Jobtitle',
		location: 'Joblocation',
		startDate: '2001-01',
		endDate: '2002-02',
		summary: 'Jobsummary',
		highlights: ['Jobachievement one', 'Jobachievement two'],
	})
	expect(resume.work[1]).toEqual({ position: 'Currentjob', startDate: '2003-03' })
	expect(resume).not.toHaveProperty('skills')
	expect(Object.keys(JSON.parse(toJsonResume(emptyCv(), design)))).toEqual(['$schema'])
})

test('skills of one group are keywords of one entry, and a level is kept', () => {
	const cv = cvDocumentSchema.parse({
		skills: [
			{ id: 'a', name: 'Welding', group: 'Metal', level: 'Expert' },
			{ id: 'b', name: 'Turning', group: 'Metal' },
			{ id: 'c', name: 'Driving' },
		],
	})
	expect(JSON.parse(toJsonResume(cv, design)).skills).toEqual([
		{ name: 'Metal', keywords: ['Welding (Expert)', 'Turning'] },
		{ name: 'Driving' },
	])
})

function bodyOf(html: string): string {
	return html.slice(html.indexOf('<body>'))
}

test('an item and a line that are hidden are in no file', () => {
	const hidden = [
		{ item: 'a', line: 'Jobachievement one' },
		{ item: 'b', line: '' },
	]
	const cv = { ...emptyCv(), experience: everyFieldCv.experience, hidden }
	const written = [toMarkdown, toHtml, toPlainText, toJsonResume].map((write) => write(cv, design))
	for (const text of [...written, toEllaJson(printedCv(cv, design))]) {
		expect(text).not.toMatch(/Jobachievement one|Currentjob/)
		expect(text).toContain('Jobachievement two')
	}
})

test('a section without its heading keeps every other word', () => {
	const cv = { ...emptyCv(), skills: everyFieldCv.skills, experience: everyFieldCv.experience }
	const bare = { ...design, hiddenHeadings: ['skills' as const] }
	for (const write of [toMarkdown, toHtml, toPlainText]) {
		const [whole, written] = [write(cv, design), write(cv, bare)]
		expect(whole).toMatch(/skills/i)
		expect(written).not.toMatch(/skills/i)
		expect(written).toMatch(/experience/i)
		for (const { name } of cv.skills) expect(written).toContain(name)
	}
})
