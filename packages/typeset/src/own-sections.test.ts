import { type CustomShape, cvDesignSchema, cvDocumentSchema } from '@app/cv'
import { expect, test } from 'vitest'
import { toHtml } from './exports/to-html.ts'
import { toJsonResume } from './exports/to-json-resume.ts'
import { toMarkdown } from './exports/to-markdown.ts'
import { listPrintedWords } from './list-printed-words.ts'
import { templates } from './templates/templates.ts'
import { toPlainText } from './to-plain-text.ts'
import { toTypesetInput } from './to-typeset-input.ts'

const cv = cvDocumentSchema.parse({
	personalInfo: { firstName: 'Ann', lastName: 'Lee' },
	professionalSummary: 'A painter',
	skills: [{ id: 's', name: 'Etching' }],
	custom: [
		{
			id: 'shows',
			title: 'Shows',
			shape: 'entries',
			items: [
				{
					id: 'spring',
					title: 'Spring show',
					organisation: 'Tate',
					location: 'Leeds',
					startDate: '2021-04',
					endDate: '2022',
					url: 'https://tate.example/spring',
					text: 'Six *large* canvases',
					achievements: ['Sold four', 'Reviewed in print'],
				},
			],
		},
		{ id: 'press', title: 'Press', shape: 'text', items: texts('First said', 'Then said') },
		{ id: 'gear', title: 'Gear', shape: 'tags', items: texts('Presses', 'A **kiln**') },
		{ id: 'more', title: 'More', shape: 'list', items: texts('Own van', 'Own studio') },
	],
})

function texts(...lines: string[]) {
	return lines.map((text) => ({ id: text, text }))
}

const design = cvDesignSchema.parse({})
const partsOf = (title: string) =>
	toTypesetInput(cv, design).sections.find((section) => section.title === title)?.parts

test('each shape has its own setting', () => {
	expect(partsOf('Shows')).toMatchObject([
		{
			kind: 'entry',
			key: 'custom/spring',
			title: 'Spring show',
			organisation: 'Tate',
			place: 'Leeds',
			dates: 'Apr 2021 – 2022',
			facts: [{ url: 'https://tate.example/spring' }],
			paragraphs: ['Six *large* canvases'],
			points: ['Sold four', 'Reviewed in print'],
		},
	])
	expect(partsOf('Press')).toMatchObject([
		{ kind: 'prose', paragraphs: ['First said', 'Then said'] },
	])
	expect(partsOf('Gear')).toMatchObject([{ kind: 'group', items: ['Presses', 'A kiln'] }])
	expect(partsOf('More')).toMatchObject([{ kind: 'points', points: ['Own van', 'Own studio'] }])
})

test('a section stands where the design puts it, in every format', () => {
	const moved = { ...design, ownSectionPlaces: [{ id: 'gear', after: '' as const }] }
	for (const write of [toPlainText, toMarkdown, toHtml]) {
		const written = write(cv, moved).slice(write(cv, moved).indexOf('<body>') + 1)
		const order = ['Gear', 'A painter', 'Spring show', 'First said', 'Own van'].map((word) =>
			written.search(new RegExp(word, 'i')),
		)
		expect(order).toEqual(order.toSorted((a, b) => a - b))
	}
})

test('tags stand with the skills in a template with a side column', () => {
	const sidebar = toTypesetInput(cv, { ...design, templateId: 'sidebar' })
	const columns = Object.fromEntries(sidebar.sections.map(({ title, column }) => [title, column]))
	expect(columns).toMatchObject({ Skills: 'side', Gear: 'side', Shows: 'main', More: 'main' })
})

test.each<CustomShape>(['list', 'text', 'entries', 'tags'])(
	'no word of an entry is lost when it is set as %s',
	(shape) => {
		const custom = cv.custom.map((section) => ({ ...section, shape }))
		for (const { id } of templates) {
			const input = toTypesetInput({ ...cv, custom }, { ...design, templateId: id })
			const words = listPrintedWords(input).flat().join(' ')
			for (const word of ['Spring show', 'Tate', 'Leeds', '2021', 'canvases', 'Sold four']) {
				expect(words).toContain(word)
			}
			expect(words).toMatch(/Own van.*Own studio/s)
		}
	},
)

test('JSON Resume has entries as objects, and lines as texts', () => {
	expect(JSON.parse(toJsonResume(cv, design)).custom).toEqual([
		{
			title: 'Shows',
			shape: 'entries',
			items: [
				{
					name: 'Spring show',
					organization: 'Tate',
					location: 'Leeds',
					startDate: '2021-04',
					endDate: '2022',
					url: 'https://tate.example/spring',
					highlights: ['Sold four', 'Reviewed in print'],
					summary: 'Six large canvases',
				},
			],
		},
		{ title: 'Press', shape: 'text', items: ['First said', 'Then said'] },
		{ title: 'Gear', shape: 'tags', items: ['Presses', 'A kiln'] },
		{ title: 'More', shape: 'list', items: ['Own van', 'Own studio'] },
	])
})
