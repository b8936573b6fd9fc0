import { addItem, newItem, setField } from '@app/cv'
import { describe, expect, test } from 'vitest'
import { type CvFormData, emptyFormData } from '#shared/cv-form-data.ts'
import { validateSection } from './validate-section.ts'

const withEmail = (email: string) => setField(emptyFormData(), 'personalInfo.email', email)
const withLink = (url: string) =>
	addItem(emptyFormData(), 'socialMedia', { item: { ...newItem('socialMedia', 'a'), url } })
const withJob = (startDate: string, endDate: string): CvFormData =>
	addItem(emptyFormData(), 'experience', {
		item: { ...newItem('experience', 'job'), startDate, endDate },
	})

describe('email addresses', () => {
	test.each(['', 'o.neill+cv@example.co.uk', 'jörg@example.com', ' name@example.com '])(
		'"%s" is fine',
		(email) => {
			expect(validateSection(withEmail(email), 'personalInfo')).toEqual({})
		},
	)

	test.each([
		'name',
		'name@example',
		'name@@example.com',
		'Ann <ann@example.com>',
		'a b@example.com',
	])('"%s" is not', (email) => {
		expect(validateSection(withEmail(email), 'personalInfo')).toHaveProperty('email')
	})
})

describe('web addresses', () => {
	test.each(['', 'example.com/ann', 'https://www.example.com/in/ann-o?x=1', 'bäckerei.example'])(
		'"%s" is fine',
		(url) => {
			expect(validateSection(withLink(url), 'socialMedia')).toEqual({})
		},
	)

	test.each(['ann', 'javascript:alert(1)', 'example', 'https://', 'my page.com'])(
		'"%s" is not',
		(url) => {
			expect(validateSection(withLink(url), 'socialMedia')).toHaveProperty(['a.url'])
		},
	)
})

test.each(['', '0000-0002-1825-0097', 'https://orcid.org/0000-0001-5109-370X'])(
	'"%s" is a fine ORCID',
	(orcid) => {
		const form = setField(emptyFormData(), 'personalInfo.orcid', orcid)
		expect(validateSection(form, 'personalInfo')).toEqual({})
	},
)

test.each(['0000-0002-1825', 'Ada Byrne', '0000-0002-1825-00970'])('"%s" is no ORCID', (orcid) => {
	const form = setField(emptyFormData(), 'personalInfo.orcid', orcid)
	expect(validateSection(form, 'personalInfo')).toHaveProperty('orcid')
})

describe('dates', () => {
	test('a job cannot end before it starts', () => {
		expect(validateSection(withJob('2021-09', '2020-09'), 'experience')).toHaveProperty([
			'job.endDate',
		])
		expect(validateSection(withJob('2021', '2020-09'), 'experience')).toHaveProperty([
			'job.endDate',
		])
	})

	test.each([
		['2021-09', '2021'],
		['2021', '2021-09'],
		['2021-09', '2021-09'],
		['2021-09', ''],
		['', '2020'],
	])('from "%s" to "%s" is fine', (start, end) => {
		expect(validateSection(withJob(start, end), 'experience')).toEqual({})
	})
})

test('an empty CV has nothing wrong with it', () => {
	const form = emptyFormData()
	expect(validateSection(form, 'personalInfo')).toEqual({})
	expect(validateSection(form, 'professionalSummary')).toEqual({})
})
