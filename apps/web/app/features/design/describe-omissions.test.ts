import { cvDocumentSchema, defaultDesign } from '@app/cv'
import { expect, test } from 'vitest'
import { describeOmissions } from './describe-omissions.ts'

const document = cvDocumentSchema.parse({
	experience: [{ id: 'a', jobTitle: 'Nurse', startDate: '2021-09', current: true }],
	interests: ['Choir', 'Chess', 'Cooking', 'Caving', 'Cycling'].map((name) => ({ id: name, name })),
})

test('a design that shows everything leaves nothing off', () => {
	expect(describeOmissions({ document, design: defaultDesign(), isInColumns: true })).toEqual([])
})

test('a hidden section is told with its first words', () => {
	const design = { ...defaultDesign(), hiddenSections: ['interests' as const] }
	expect(describeOmissions({ document, design, isInColumns: false })).toEqual([
		{ what: 'Interests (you’ve hidden it)', words: 'Choir · Chess · Cooking · Caving and 1 more' },
	])
})

test('months, unread dates and pages begun by hand are told', () => {
	const design = {
		...defaultDesign(),
		dateStyle: 'year' as const,
		pageBreaks: ['experience/a'],
	}
	const told = describeOmissions({
		document,
		design,
		isInColumns: true,
		unreadDates: ['spring 21'],
	})
	expect(told.map(({ what, words }) => `${what}: ${words}`)).toEqual([
		'The months of a date, because dates show years only: Sept 2021',
		'Dates we couldn’t read: “spring 21”',
		'One page break you added, because it doesn’t work in columns: ',
	])
})
