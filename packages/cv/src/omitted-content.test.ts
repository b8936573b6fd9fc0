import { expect, test } from 'vitest'
import { defaultDesign } from './cv-design.ts'
import { cvDocumentSchema } from './cv-document.ts'
import { listOmittedContent } from './omitted-content.ts'

const cv = cvDocumentSchema.parse({
	professionalSummary: 'Kind.',
	experience: [
		{ id: 'a', jobTitle: 'Nurse', startDate: '2021-09', endDate: '2024-01', current: true },
		{ id: 'b', jobTitle: 'Carer', startDate: '2018', endDate: '2021-08' },
	],
	skills: [
		{ id: 'c', name: '', group: 'Kitchen' },
		{ id: 'd', name: 'Wound care', group: 'Ward' },
	],
	interests: [{ id: 'e', name: 'Choir' }],
	custom: [{ id: 'f', title: 'Driving', items: [] }],
})

test('what is hidden is told with its words', () => {
	const design = { ...defaultDesign(), hiddenSections: ['interests' as const, 'awards' as const] }
	expect(listOmittedContent(cv, design)).toContainEqual({
		reason: 'hidden',
		section: 'interests',
		words: ['Choir'],
	})
	expect(listOmittedContent(cv, design).filter(({ reason }) => reason === 'hidden')).toHaveLength(1)
})

test('titles of nothing and the end of what goes on are told', () => {
	expect(listOmittedContent(cv, defaultDesign())).toEqual([
		{ reason: 'groupAlone', words: ['Kitchen'] },
		{ reason: 'titleAlone', words: ['Driving'] },
		{ reason: 'endOfCurrent', words: ['2024-01'] },
	])
})

test('years alone leave out the months', () => {
	const left = listOmittedContent(cv, { ...defaultDesign(), dateStyle: 'year' })
	expect(left).toContainEqual({ reason: 'yearsAlone', words: ['2021-09', '2021-08'] })
})
