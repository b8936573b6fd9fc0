import { goodCvs } from '@app/cv/fixtures'
import { expect, test } from 'vitest'
import { compareSeniority } from './compare-seniority.ts'

const [cv] = goodCvs
if (cv === undefined) throw new Error('There are no sound CVs.')
const held = (jobTitle: string) => ({
	...cv,
	experience: cv.experience.map((job) => ({ ...job, jobTitle })),
})

test.each([
	['Senior Accountant', 'Senior Accountant', 1],
	['Accountant', 'Accountant', 1],
	['Head of Finance', 'Trainee Accountant', 0],
])('%s for somebody who was a %s', (title, own, share) => {
	expect(compareSeniority(title, held(own))?.share).toBe(share)
})

test('one step is a smaller loss than two', () => {
	const [one, two] = ['Accountant', 'Senior Accountant'].map(
		(own) => compareSeniority('Finance Manager', held(own))?.share ?? 0,
	)
	expect(two).toBeGreaterThan(one ?? 1)
})

test('a CV without titles has no level', () => {
	expect(compareSeniority('Chef', { ...cv, experience: [] })).toBeNull()
})
