import { expect, test } from 'vitest'
import { putInFirstPerson } from './put-in-first-person.ts'

test.each([
	['Promoted independence and dignity', 'I promoted independence and dignity'],
	['Employed 12 staff', 'I employed 12 staff'],
	['Promoted to sous chef', 'I was promoted to sous chef'],
	['Employed as a porter', 'I was employed as a porter'],
	['Tasked with closing the shop', 'I was tasked with closing the shop'],
	['Planned, prepared and served lunch', 'I planned, prepared and served lunch'],
	['Co-ordinated the rota', 'I co-ordinated the rota'],
	['Supported 12 adults', 'I supported 12 adults'],
	['Placed orders with growers', 'I placed orders with growers'],
	...['Awarded grants to local groups', 'Awarded employee of the year', 'Promoted twice'].map(
		quoted,
	),
	...['Assigned to ICU', 'Shortlisted for the award', 'Hired to lead the kitchen'].map(quoted),
	...['Educated to degree level', 'Supported living for adults', 'Mentored by the head'].map(
		quoted,
	),
])('%s, in a job of before, is told as: %s', (line, told) => {
	expect(putInFirstPerson(line, { current: false })).toBe(told)
})

test.each([
	['Manage budgets of £2m', 'I manage budgets of £2m'],
	['Support the ward at night', 'I support the ward at night'],
	['Serve 200 meals a day', 'I serve 200 meals a day'],
	['Clean 14 rooms a day', 'I clean 14 rooms a day'],
	...['Care plans for 12 residents', 'Risk assessments for trips', 'Staff rotas'].map(quoted),
	...['Stock checks', 'Clean driving licence since 2010', 'Grade 2 piano', 'Care staff'].map(
		quoted,
	),
])('%s, in the job of today, is told as: %s', (line, told) => {
	expect(putInFirstPerson(line, { current: true })).toBe(told)
})

function quoted(line: string): [string, null] {
	return [line, null]
}
