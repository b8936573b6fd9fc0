import { cvDocumentSchema } from '@app/cv'
import { expect, test } from 'vitest'
import { applySteps, type FixStep } from './fix-steps.ts'

const cv = cvDocumentSchema.parse({
	experience: [{ id: 'a', jobTitle: 'Porter', achievements: ['Moved beds'] }],
})
const step = (changes: FixStep['changes']): FixStep => ({
	findingId: 'E15',
	text: '',
	changes,
	gained: null,
})
const lines = (steps: FixStep[], from = cv) =>
	applySteps(from, steps).cv.experience[0]?.achievements

const added = step([{ path: 'experience.0.achievements', append: 'Fetched samples' }])
const path = 'experience.0.achievements.1'
const reworded = step([{ path, before: 'Fetched samples', after: 'Fetched 40 samples a day' }])

test('steps are made one after the other', () => {
	expect(lines([added, reworded])).toEqual(['Moved beds', 'Fetched 40 samples a day'])
	expect(cv.experience[0]?.achievements).toEqual(['Moved beds'])
})

test('a step that was built on one taken back goes with it', () => {
	const { cv: changed, steps } = applySteps(cv, [reworded])
	expect(steps).toEqual([])
	expect(changed).toBe(cv)
})

test('what a CV has already is not added again', () => {
	const once = applySteps(cv, [added]).cv
	expect(lines([added], once)).toEqual(['Moved beds', 'Fetched samples'])
	const skill = step([
		{ path: 'skills', append: { id: 's', name: 'Lifting', group: '', level: '' } },
	])
	const skilled = applySteps(cv, [skill]).cv
	expect(applySteps(skilled, [skill]).cv.skills).toHaveLength(1)
})

test('a step is made whole or not at all', () => {
	const half = step([
		{ path: 'experience.0.jobTitle', before: 'Porter', after: 'Head porter' },
		{ path: 'experience.0.employer', before: 'Somewhere else', after: 'Hill House' },
	])
	expect(applySteps(cv, [half])).toEqual({ cv, steps: [] })
})

const fact = {
	id: 'new',
	itemId: 'a',
	line: 'Moved beds',
	question: 'How many beds?',
	answer: '40',
	givenOn: '2026-11-24',
}
const answered: FixStep = {
	...step([{ path: 'experience.0.achievements.0', before: 'Moved beds', after: 'Moved 40 beds' }]),
	fact,
}

test('an answer goes into the CV with the line, once', () => {
	const once = applySteps(cv, [answered]).cv
	expect(once.facts).toEqual([fact])
	const added = { ...answered, changes: [] }
	expect(applySteps(once, [added]).cv).toBe(once)
})

test('a CV with no room for answers drops the oldest, and the line is fixed', () => {
	const facts = Array.from({ length: 100 }, (_, index) => ({
		...fact,
		id: `${index}`,
		line: `${index}`,
	}))
	const { cv: fixed, steps } = applySteps({ ...cv, facts }, [answered])
	expect(steps).toHaveLength(1)
	expect(fixed.experience[0]?.achievements).toEqual(['Moved 40 beds'])
	expect(fixed.facts).toHaveLength(100)
	expect(fixed.facts.at(-1)).toEqual(fact)
})
