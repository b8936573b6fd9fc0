import { defaultDesign } from '@app/cv'
import { expect, test } from 'vitest'
import { everyFieldCv } from './fixtures/every-field-cv.ts'
import { lettersOf } from './fixtures/printed-words.ts'
import { listWordsInFile } from './print-order.ts'
import { sampleCvs } from './samples/sample-cvs.ts'
import { toPlainText } from './to-plain-text.ts'
import { toTypesetInput } from './to-typeset-input.ts'

test('a job reads as title, place, dates and points', () => {
	const text = toPlainText(everyFieldCv, defaultDesign())
	expect(text).toContain(
		'Jobtitle\nEmployername, Joblocation\nJan 2001 – Feb 2002\nJobsummary\n- Jobachievement one\n- Jobachievement two\n',
	)
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
