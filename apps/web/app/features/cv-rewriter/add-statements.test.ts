import { newItem } from '@app/cv'
import { expect, test } from 'vitest'
import { emptyFormData } from '#shared/cv-form-data.ts'
import { addStatements, newJob } from './add-statements.ts'

const job = { ...newItem('experience', 'a'), jobTitle: 'Porter', achievements: ['Moved beds'] }
const cv = { ...emptyFormData(), experience: [job] }

test('statements join the job that was chosen, each once', () => {
	const { experience } = addStatements(cv, ['Moved beds', 'Kept logs'], {
		jobId: 'a',
		current: false,
		id: 'b',
	})
	expect(experience.map(({ achievements }) => achievements)).toEqual([['Moved beds', 'Kept logs']])
})

test('or they become a job of their own, first in the list', () => {
	const { experience } = addStatements(cv, ['Kept logs'], { jobId: newJob, current: true, id: 'b' })
	expect(experience).toMatchObject([{ id: 'b', current: true, achievements: ['Kept logs'] }, job])
})

test('sent again, a job of their own is still one, and has what was added since', () => {
	const place = { jobId: newJob, current: false, id: 'b' }
	const once = addStatements(cv, ['Kept logs'], place)
	expect(addStatements(once, ['Kept logs'], place)).toEqual(once)
	const { experience } = addStatements(once, ['Kept logs', 'Led a shift'], place)
	expect(experience.map(({ achievements }) => achievements)).toEqual([
		['Kept logs', 'Led a shift'],
		['Moved beds'],
	])
})
