import { newItem } from '@app/cv'
import { expect, test } from 'vitest'
import { emptyFormData } from '#shared/cv-form-data.ts'
import { fillReaderChecklist } from './reader-checklist.ts'

const missingIn = (form: ReturnType<typeof emptyFormData>) =>
	fillReaderChecklist(form)
		.filter(({ isThere }) => !isThere)
		.map(({ id }) => id)

const empty = emptyFormData()
const job = { ...newItem('experience', 'a'), jobTitle: 'Baker', startDate: '2019' }
const skill = (name: string) => ({ ...newItem('skills', name), name })

test('an empty CV proves nothing, and filled boxes alone prove little', () => {
	expect(missingIn(empty)).toHaveLength(6)
	const boxes = {
		...empty,
		experience: [{ ...job, location: 'Hull', achievements: ['Helpful', 'Punctual', 'Friendly'] }],
		skills: ['Teamwork', 'Leadership', 'Punctuality'].map(skill),
	}
	expect(missingIn(boxes)).toEqual(['reach', 'figures', 'skills', 'profile'])
})

test('a year is no figure, and a skill counts when a line shows it', () => {
	const shown = {
		...empty,
		experience: [
			{
				...job,
				achievements: [
					'Baked 400 loaves a night since 2019',
					'Trained two apprentices in 2021',
					'Halved waste by stock checks and invoicing',
				],
			},
		],
		skills: ['Invoicing', 'Stock checks', 'Baked goods', 'Baking'].map(skill),
	}
	expect(missingIn(shown)).not.toContain('figures')
	expect(missingIn({ ...shown, skills: shown.skills.slice(0, 2) })).toContain('skills')
	expect(missingIn(shown)).not.toContain('skills')
})

test('a part of another word shows no skill', () => {
	const showing = (achievement: string, names: string[]) =>
		missingIn({
			...empty,
			experience: [{ ...job, achievements: [achievement] }],
			skills: names.map((name) => ({ ...skill('a'), name })),
		})
	expect(showing('We ran a C++ shop in a calm environment', ['R', 'Ironing', 'C'])).toContain(
		'skills',
	)
	expect(showing('(R, C++) negotiated with suppliers', ['R', 'C++', 'Negotiation'])).not.toContain(
		'skills',
	)
	expect(showing('Made it work for us all', ['IT', 'US', 'Made'])).toContain('skills')
	expect(showing('IT support for US buyers, mostly sql', ['IT', 'US', 'SQL'])).toContain('skills')
	expect(showing('IT support for US buyers in SQL', ['IT', 'US', 'SQL'])).not.toContain('skills')
	expect(showing('Was driven and careful', ['', ' ', 'Careful'])).toContain('skills')
})
