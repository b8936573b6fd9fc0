import { cvDocumentSchema } from '@app/cv'
import { expect, test } from 'vitest'
import { sayWhere, sayWho, workAt } from './say-job.ts'

function cvWithJob(jobTitle: string, { current }: { current: boolean }) {
	const rest = { employer: 'The Pilot', startDate: '2019', endDate: current ? '' : '2024', current }
	return cvDocumentSchema.parse({ experience: [{ id: 'j', jobTitle, ...rest }] })
}

test.each([
	['Saturday job', 'I have had a Saturday job at The Pilot for seven years'],
	['Bar work', 'I have done bar work at The Pilot for seven years'],
	['Retail', 'I have worked in retail at The Pilot for seven years'],
	['Waiting staff', 'I have worked as waiting staff at The Pilot for seven years'],
	['Kitchen Porter', 'I have been a kitchen porter at The Pilot for seven years'],
])('a title that is no word for a person is told as work: %s', (title, told) => {
	expect(sayWho(cvWithJob(title, { current: true }), '2026-06-01')?.text).toBe(told)
})

test('a job that ended is told in the past', () => {
	const who = sayWho(cvWithJob('Bar work', { current: false }), '2026-06-01')
	expect(who?.text).toBe('I last did bar work at The Pilot, for five years')
})

test.each([
	['Saturday job', 'in a Saturday job at The Pilot'],
	['Bar work', 'in bar work at The Pilot'],
	['Bar staff', 'as bar staff at The Pilot'],
	['Sous Chef', 'as a sous chef at The Pilot'],
])('work is opened with where it was done: %s', (title, told) => {
	const work = workAt(cvWithJob(title, { current: false }), 'experience', 0)
	expect(work === null ? '' : sayWhere(work)).toBe(told)
})

test('a course that was left was studied, not completed', () => {
	const left = {
		id: 'e',
		qualification: 'BTEC Level 3',
		institution: 'Hull College',
		endDate: '2025',
	}
	const whoOf = (details: string[]) =>
		sayWho(cvDocumentSchema.parse({ education: [{ ...left, details }] }), '2026-06-01')?.text
	expect(whoOf(['Left before the end'])).toBe('I studied BTEC Level 3 at Hull College')
	expect(whoOf([])).toBe('I completed a BTEC Level 3 at Hull College')
})

test('a course that goes on is studied for', () => {
	const course = { id: 'e', qualification: 'PhD', institution: 'Hull', startDate: '2024' }
	const whoOf = (current: boolean) =>
		sayWho(cvDocumentSchema.parse({ education: [{ ...course, current }] }), '2026-06-01')?.text
	expect(whoOf(true)).toBe('I am studying for a PhD at Hull')
	expect(whoOf(false)).toBeUndefined()
})
