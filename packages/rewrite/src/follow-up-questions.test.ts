import { expect, test } from 'vitest'
import { askFollowUpQuestions } from './follow-up-questions.ts'
import { rewriteBullet } from './rewrite-bullet.ts'

test.each([
	'AAT Level 3, and Level 4 from June 2027',
	'SIA Door Supervisor and CCTV licences, both valid to November 2026',
	'GDC-registered, with certificates in Dental Radiography and Oral Health Education (2021)',
])('what somebody holds has no size to ask about: %s', (line) => {
	expect(askFollowUpQuestions(line)).toEqual([])
})

test.each([
	'Installed EV chargers for homeowners across Kent',
	'Held a CSCS card and laid bricks on housing sites',
])('work beside it still has: %s', (line) => {
	expect(askFollowUpQuestions(line)).toHaveLength(1)
})

test('a question repeats the corrected noun', () => {
	const { asks } = rewriteBullet('Sorted deliverys for the shops', { current: false })
	expect(asks[0]?.question).not.toContain('deliverys')
})
