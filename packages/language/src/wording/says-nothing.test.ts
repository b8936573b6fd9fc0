import { expect, test } from 'vitest'
import { saysNothing } from './says-nothing.ts'

test.each([
	'Hard working, reliable and honest',
	'Excellent communication skills, good telephone manner, people person',
	'I am a passionate teacher who always gives 110%',
	'Various duties as and when required',
])('praise and duties without a name say nothing: %s', (line) => {
	expect(saysNothing(line)).toBe(true)
})

test.each([
	'Managed a team of 6',
	'Helped residents wash and dress',
	'Excellent knowledge of Xero and VAT returns',
	'Reliable delivery of 40 parcels an hour',
	'Supported staff',
	'Took calls off customers who were usually not happy and tried to sort it for them',
])('what can be checked says something: %s', (line) => {
	expect(saysNothing(line)).toBe(false)
})
