import { expect, test } from 'vitest'
import { readStatement } from './read-statement.ts'

test.each([
	'The company provides heating to over 1,200 homes in 14 towns.',
	'Marlow Joinery is a family firm with a turnover of £2 million.',
	'It undertakes roofing for local authorities.',
])('a line that describes an employer says nothing of the writer: %s', (text) => {
	expect(readStatement(text).isDescription).toBe(true)
})

test.each([
	'Serve 80 customers a day at two tills',
	'I run the shop that supplies the village.',
	'Our bakery sells 300 loaves a day, most of which I bake.',
	'Waiting times fell from 40 minutes to 15',
	'Trained 6 apprentices who now run their own crews',
])('a line about the writer’s own work is one: %s', (text) => {
	expect(readStatement(text).isDescription).toBe(false)
})
