import { cvDocumentSchema } from '@app/cv'
import { expect, test } from 'vitest'
import { checkedSections } from './checked-fields.ts'
import { correctedCv, noCorrections, validateField } from './corrections.ts'

const read = cvDocumentSchema.parse({
	experience: [
		{ id: 'a', jobTitle: 'Nurse', startDate: '2021-09', achievements: ['One', 'Two'] },
		{ id: 'b', jobTitle: 'Page 2 of 3' },
	],
	skills: [
		{ id: 's', name: 'Wound care' },
		{ id: 't', name: 'Tel.' },
	],
})
const fields = checkedSections(read).flatMap(({ entries }) =>
	entries.flatMap((entry) => entry.fields),
)
const corrected = (changes: Partial<typeof noCorrections>) =>
	correctedCv(read, fields, { ...noCorrections, ...changes })
const field = (path: string) => {
	const found = fields.find((one) => one.path === path)
	if (!found) throw new Error(`There is no field ${path}.`)
	return found
}

test('a field takes the words of the person, a date in their own words', () => {
	const texts = {
		'experience.0.jobTitle': 'Staff Nurse ',
		'experience.0.startDate': '3/2020',
		'experience.0.endDate': 'present',
	}
	expect(corrected({ texts }).experience[0]).toMatchObject({
		jobTitle: 'Staff Nurse',
		startDate: '2020-03',
		endDate: '',
		current: true,
	})
})

test('an entry that is left out, an emptied line and an emptied skill are not in the CV', () => {
	const cv = corrected({
		texts: { 'experience.0.achievements.0': '', 'skills.1.name': ' ' },
		leftOut: ['experience.1'],
	})
	expect(cv.experience.map(({ achievements }) => achievements)).toEqual([['Two']])
	expect(cv.skills.map(({ name }) => name)).toEqual(['Wound care'])
})

test('words that are no date are told, and only the end of something may be present', () => {
	expect(validateField(field('experience.0.startDate'), 'long ago')).toContain('Sept 2021')
	expect(validateField(field('experience.0.startDate'), 'present')).toContain('can’t be')
	expect(validateField(field('experience.0.endDate'), 'present')).toBeUndefined()
})

test('without corrections the CV is the one that was read', () => {
	expect(corrected({})).toBe(read)
})
