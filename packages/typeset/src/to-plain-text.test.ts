import { defaultDesign } from '@app/cv'
import { expect, test } from 'vitest'
import { everyFieldCv } from './fixtures/every-field-cv.ts'
import { lettersOf } from './fixtures/printed-words.ts'
import { listWordsInFile, titleWithGrade } from './list-printed-words.ts'
import { sampleCvs } from './samples/sample-cvs.ts'
import { toPlainText } from './to-plain-text.ts'
import { toTypesetInput } from './to-typeset-input.ts'

test('a job reads as title, place, dates and points', () => {
	const text = toPlainText(everyFieldCv, defaultDesign())
	expect(text).toContain(
		'Jobtitle\nEmployername, Joblocation\nJan 2001 – Feb 2002\nJobsummary\n- Jobachievement one\n- Jobachievement two\n',
	)
})

test('a grade is in brackets, or after a comma where it has brackets of its own', () => {
	const entry = toTypesetInput(everyFieldCv, defaultDesign())
		.sections.flatMap(({ parts }) => parts)
		.find((part) => part.kind === 'entry')
	if (entry?.kind !== 'entry') throw new Error('There is no entry.')
	const course = { ...entry, title: 'BSc Geography' }
	expect(titleWithGrade({ ...course, grade: 'First' })).toBe('BSc Geography (First)')
	expect(titleWithGrade({ ...course, grade: '2:1 (68%)' })).toBe('BSc Geography, 2:1 (68%)')
})

test.each([...sampleCvs, { id: 'every field', cv: everyFieldCv }])(
	'the text of $id has the printed words and no others',
	({ cv }) => {
		const printed = listWordsInFile(toTypesetInput(cv, defaultDesign()))
		expect(lettersOf(toPlainText(cv, defaultDesign()))).toBe(printed.map(lettersOf).join(''))
	},
)

test('order and hidden sections are those of the design', () => {
	const text = toPlainText(everyFieldCv, {
		...defaultDesign(),
		sectionOrder: ['skills', 'experience'],
		hiddenSections: ['interests', 'reference'],
	})
	expect(text.indexOf('SKILLS')).toBeLessThan(text.indexOf('EXPERIENCE'))
	expect(text).not.toContain('Interestname')
	expect(text).not.toContain('Refereename')
})
