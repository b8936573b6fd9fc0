import { cvDocumentSchema } from '@app/cv'
import { expect, test } from 'vitest'
import { listExtractedFields, sureness } from './extracted-fields.ts'

const nurse = cvDocumentSchema.parse({
	personalInfo: { firstName: 'Siobhán', lastName: 'O’Donnell', email: 'siobhan@example.com' },
	experience: [
		{
			id: '1',
			jobTitle: 'Staff Nurse',
			employer: 'Northern General Hospital',
			startDate: '2021-09',
			current: true,
			achievements: ['Cut falls from 11 to 4 a quarter', 'Mentor 3 students'],
		},
	],
	skills: [
		{ id: '1', name: 'Wound care', group: '', level: '' },
		{ id: '2', name: 'NEWS2', group: '', level: '' },
	],
	language: [{ id: '1', name: 'Polish', proficiency: 'B2' }],
})

const confidence = {
	'personalInfo.email': 0.99,
	'experience.0': 0.7,
	'experience.0.jobTitle': 0.9,
	'skills.0.name': 0.9,
	'skills.1.name': 0.5,
}

const sections = listExtractedFields(nurse, confidence)
const section = (title: string) => sections.find((one) => one.title === title)?.entries

test('only sections that were read are listed', () => {
	expect(sections.map(({ title }) => title)).toEqual([
		'Personal details',
		'Experience',
		'Skills',
		'Languages',
	])
})

test('what recruiters look for first is listed even when it was not found', () => {
	const phone = section('Personal details')?.[0]?.find(({ label }) => label === 'Phone')
	expect(phone).toEqual({ label: 'Phone', value: '', confidence: null })
	expect(phone && sureness(phone)).toBe('not found')
})

test('a job is listed with its dates in words and each achievement', () => {
	expect(section('Experience')?.[0]?.map(({ value }) => value)).toEqual([
		'Staff Nurse',
		'Northern General Hospital',
		'Sept 2021 – Present',
		'Cut falls from 11 to 4 a quarter',
		'Mentor 3 students',
	])
})

test('a field without a judgement of its own has that of its entry', () => {
	expect(section('Experience')?.[0]?.map((field) => field.confidence)).toEqual([
		0.9, 0.7, 0.7, 0.7, 0.7,
	])
})

test('a list of names is as sure as its least sure name', () => {
	expect(section('Skills')).toEqual([[{ label: '', value: 'Wound care · NEWS2', confidence: 0.5 }]])
})

test.each([
	[0.95, 'sure'],
	[0.85, 'sure'],
	[0.7, 'fairly sure'],
	[0.4, 'unsure'],
	[null, 'sure'],
])('a confidence of %s reads as %s', (value, words) => {
	expect(sureness({ label: '', value: 'Leeds', confidence: value })).toBe(words)
})
