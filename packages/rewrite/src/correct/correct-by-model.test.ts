import { expect, test } from 'vitest'
import { correctByModel } from './correct-by-model.ts'

test.each([
	['Kept the rota upto date', 'Kept the rota up to date'],
	['Made sure the leads were safe aswell', 'Made sure the leads were safe as well'],
	['Cleaned the kichen and the resturant', 'Cleaned the kitchen and the restaurant'],
	['Helped residents with there meals', 'Helped residents with their meals'],
	['Ive worked nights, which isnt easy', "I've worked nights, which isn't easy"],
])('what is surely meant is put: %s', (line, right) => {
	expect(correctByModel(line).text).toBe(right)
})

test('in a line that has other mistakes, a place where something else is probably meant is named', () => {
	const { text, doubts } = correctByModel(
		'absense, disciplinarys and grievances, managers ringing all day for advise',
	)
	expect(text).toContain('absence')
	expect([text.includes('advice'), doubts.some(({ words }) => words === 'advise')]).toContain(true)
})

test.each([
	'Replaced contactors and isolators on the plant',
	'Ran the sauce section at Taylors',
	'Worked there evenings',
	'Saw an orthodontist once a year',
	'Tuned concert grands on performance days',
])('terms and names stay: %s', (line) => {
	expect(correctByModel(line)).toMatchObject({ text: line, corrections: 0, doubts: [] })
})
