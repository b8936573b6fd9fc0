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

test.each([
	['Answered about 60 calls a day', 'Receptionist', 'What were most of the calls about?'],
	['Packed 150 orders a shift', 'Warehouse operative', 'What was your target?'],
	['Cooked 90 covers a service', 'Chef', 'How many of you were on a shift?'],
	['Processed 300 invoices a month', 'Accounts assistant', 'Which system did you use?'],
])('the next question is about what is still missing: %s', (line, title, wanted) => {
	const answered = [{ line, question: 'How many?' }]
	const [asked] = askFollowUpQuestions(line, { title, answered })
	expect(asked?.question).toBe(wanted)
	const again = [...answered, { line, question: wanted }]
	const [next] = askFollowUpQuestions(line, { title, answered: again })
	expect(next?.question).not.toBe(wanted)
	const thrice = [...again, { line, question: next?.question ?? 'How often?' }]
	expect(askFollowUpQuestions(line, { title, answered: thrice })).toEqual([])
})

test.each([
	['Delivered furniture to homes', 'Van driver', 'How many deliveries did you make in a day?'],
	[
		'Checked IDs and searched bags on the door',
		'Door supervisor',
		'How many people came through on a shift?',
	],
	['Tested and inspected circuits in small flats', 'Electrician', 'How many circuits a week?'],
])('work of a trade is asked about in its words: %s', (line, title, wanted) => {
	expect(askFollowUpQuestions(line, { title })[0]?.question).toBe(wanted)
})

test('work with one person is not asked how many', () => {
	const line = 'Worked one to one with a child with autism in maths and English'
	expect(askFollowUpQuestions(line, { title: 'Teaching assistant' })).toEqual([])
})

test('a question repeats the corrected noun', () => {
	const { asks } = rewriteBullet('Sorted deliverys for the shops', { current: false })
	expect(asks[0]?.question).not.toContain('deliverys')
})
