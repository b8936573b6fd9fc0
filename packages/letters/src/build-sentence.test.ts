import { cvDocumentSchema } from '@app/cv'
import { expect, test } from 'vitest'
import { buildSentence } from './build-sentence.ts'

const nothing = { line: '', quote: '' }

function told(cv: object, path: string, shown = nothing): string | null {
	const document = cvDocumentSchema.parse({ personalInfo: {}, ...cv })
	const said = buildSentence(document, { path, ...shown }, '2026-02-10')
	return said === null ? null : [said.as, said.text].filter(Boolean).join(', ')
}

const degree = { id: 'e', qualification: 'BSc', fieldOfStudy: 'Geography', institution: 'Leeds' }

test.each([
	[{ endDate: '2025' }, 'BSc in Geography from Leeds'],
	[
		{ startDate: '2023', endDate: '2026' },
		'My CV lists BSc in Geography at Leeds until 2026 [say whether you have finished it].',
	],
	[{ endDate: '2027' }, 'I am studying for BSc in Geography at Leeds.'],
	[{ startDate: '2026-09', endDate: '2029' }, null],
	[{ endDate: '2025', qualification: '' }, null],
	[
		{ endDate: '2025', qualification: 'BSc (in progress)' },
		'My CV lists “BSc (in progress) in Geography” at Leeds.',
	],
])('studies with %o are told as: %s', (known, sentence) => {
	const cv = { education: [{ ...degree, ...known }] }
	expect(told(cv, 'education.0.fieldOfStudy')).toBe(sentence)
})

test.each([
	[{ name: 'CIPD Level 5', date: '2025-06' }, 'CIPD Level 5'],
	[{ name: 'CIPD Level 5', date: '2026-06' }, null],
	[{ name: 'CIPD Level 5 (in progress)' }, null],
	[{ name: 'First aid at work (expired 2021)' }, null],
	[{ name: 'Working towards AAT Level 3' }, null],
])('a certificate %o is held as: %s', (known, sentence) => {
	expect(told({ certification: [{ id: 'c', ...known }] }, 'certification.0.name')).toBe(sentence)
})

test('without a role, volunteering is told by its place', () => {
	const cv = { volunteering: [{ id: 'v', organisation: 'Mind', summary: 'Led a walk.' }] }
	const path = 'volunteering.0.summary'
	const shown = { line: 'Led a walk.', quote: 'walk' }
	expect(told(cv, path, shown)).toBe('At Mind, I led a walk.')
})

const passage = 'Gave excellent service. Built budgets in Excel.'
const tooLong = `Used Excel ${'and more '.repeat(80)}`

test.each([
	[{ line: passage, quote: 'Excel' }, 'At Crust, I built budgets in Excel.'],
	[{ line: passage, quote: 'ledgers' }, `At Crust, from my CV: “${passage}”`],
	[{ line: 'Taught Excel [2019]', quote: 'Excel' }, 'At Crust, I taught Excel (2019).'],
	[{ line: tooLong, quote: 'Excel' }, null],
])('of %o a letter tells: %s', (shown, sentence) => {
	const cv = { experience: [{ id: 'x', employer: 'Crust' }] }
	expect(told(cv, 'experience.0.summary', shown)).toBe(sentence)
})
