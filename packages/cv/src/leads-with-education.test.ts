import { expect, test } from 'vitest'
import { newItem } from './cv-item-lists.ts'
import { leadsWithEducation } from './leads-with-education.ts'

const today = '2026-11-29'

function career(jobs: [string, string][], courses: [string, string][]) {
	return {
		experience: jobs.map(([startDate, endDate], index) => ({
			...newItem('experience', `job-${index}`),
			startDate,
			endDate,
			current: endDate === '',
		})),
		education: courses.map(([startDate, endDate], index) => ({
			...newItem('education', `course-${index}`),
			startDate,
			endDate,
		})),
	}
}

test('education leads for people with at most three years of work', () => {
	expect(leadsWithEducation(career([], [['2021-09', '2026-06']]), today)).toBe(true)
	expect(leadsWithEducation(career([['2024-07', '']], [['2021-09', '2026-06']]), today)).toBe(true)
})

test('work leads after more than three years of it', () => {
	const nurse = career([['2018-09', '']], [['2015-09', '2018-07']])
	expect(leadsWithEducation(nurse, today)).toBe(false)
})

test('education leads during a course, however long there were shifts beside it', () => {
	expect(leadsWithEducation(career([['2018-09', '']], [['2025-09', '']]), today)).toBe(true)
	expect(leadsWithEducation(career([['2018-09', '']], [['2024-09', '2027-06']]), today)).toBe(true)
})

test('a course that is said to go on does, whenever it began', () => {
	const { experience, education } = career([['2012-09', '']], [['2009-09', '']])
	const goesOn = education.map((course) => ({ ...course, current: true }))
	expect(leadsWithEducation({ experience, education: goesOn }, today)).toBe(true)
})

test('a course without an end that began long ago is over', () => {
	expect(leadsWithEducation(career([['2018-09', '']], [['2009-09', '']]), today)).toBe(false)
})
