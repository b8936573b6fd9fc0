import { type CvDocument, cvDocumentSchema, moveItem, setField } from '@app/cv'
import { expect, test } from 'vitest'
import { findLowConfidence, heldKeys, lowConfidenceTexts } from './low-confidence-fields.ts'

const chef = cvDocumentSchema.parse({
	personalInfo: { firstName: 'Ann', lastName: 'Bell' },
	experience: [
		{ id: 'job-1', jobTitle: 'Chef', achievements: ['Served 200 covers', 'Cut waste'] },
		{ id: 'job-2', jobTitle: 'Cook' },
	],
	skills: [
		{ id: 'skill-1', name: 'Pastry' },
		{ id: 'skill-2', name: 'Grill' },
	],
	custom: [{ id: 'part-1', title: 'Driving', items: [{ id: 'item-1', text: 'Clean licence' }] }],
})

const confidence = {
	'personalInfo.firstName': 0.59,
	'personalInfo.lastName': 0.6,
	'personalInfo.city': 0.1,
	'experience.0.jobTitle': 0.9,
	'experience.1.jobTitle': 0.3,
	'experience.0.achievements.1': 0.4,
	'experience.0.current': 0.1,
	'skills.1.name': 0.2,
	'custom.0.items.0.text': 0.5,
}
const doubts = findLowConfidence(chef, confidence)
const held = (cv: CvDocument) => heldKeys(cv, doubts)

test('what was read with less than 0.6 is doubted, where something was read', () => {
	expect(held(chef)).toEqual([
		'personalInfo.firstName',
		'experience.job-2.jobTitle',
		'experience.job-1.achievements',
		'skills',
		'custom.part-1.items',
	])
	expect(
		lowConfidenceTexts(doubts['experience.job-1.achievements'] ?? [], ['Cut waste', 'Other']),
	).toEqual([0])
})

test('a doubt goes along with its item, and ends with its item or its words', () => {
	const moved = moveItem(chef, 'experience', { id: 'job-2', by: -1 })
	expect(held(moved)).toEqual(held(chef))
	const key = 'experience.job-2.jobTitle'
	expect(held({ ...chef, experience: [] })).not.toContain(key)
	const corrected = setField(chef, 'experience.1.jobTitle', 'Head Cook')
	expect(held(corrected)).not.toContain(key)
	expect(held(setField(corrected, 'experience.1.jobTitle', 'Cook'))).toContain(key)
})

test('a doubt keeps no words', () => {
	expect(JSON.stringify(doubts)).not.toMatch(/Ann|Cook|waste|Grill|licence/)
})
