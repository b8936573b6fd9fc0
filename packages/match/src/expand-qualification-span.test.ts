import { expect, test } from 'vitest'
import { readAdvert } from './read-advert.ts'

const credentialsIn = (line: string) =>
	readAdvert(`Essential:\n- ${line}`)
		.requirements.filter(({ kind }) => kind === 'credential')
		.map(({ quote }) => quote)

test.each([
	['NVQ Level 3 in Health and Social Care', 'NVQ Level 3 in Health and Social Care'],
	['NVQ Level 2 / 3 in plumbing or gas', 'NVQ Level 2 / 3 in plumbing'],
	['A degree in chemistry, or a good HNC', 'degree in chemistry'],
	['Level 2 diploma in hairdressing is essential', 'Level 2 diploma in hairdressing'],
])('a qualification is named with what it is in: %s', (line, whole) => {
	expect(credentialsIn(line)).toContain(whole)
})

test.each([
	['A driving licence in your own name', 'driving licence'],
	['NVQ Level 3, in place before you start', 'NVQ Level 3'],
	['A degree and an interest in people', 'degree'],
	['A degree in engineering and be chartered', 'degree in engineering'],
	['NVQ Level 3 in care to be completed within a year', 'NVQ Level 3 in care'],
	['BTEC in sport while working', 'BTEC in sport'],
	['A degree for this role', 'degree'],
])('what only follows is no part of it: %s', (line, name) => {
	expect(credentialsIn(line)).toContain(name)
})

test.each([
	['You must live within half an hour of the surgery.', 'live within half an hour of the surgery'],
	['Live within 10 miles, please', 'Live within 10 miles'],
	['You must live within a short walk because of callouts', 'live within a short walk'],
])('how far one may live is told whole: %s', (line, whole) => {
	expect(credentialsIn(line)).toContain(whole)
})

test.each([
	['Food hygiene (Level 3)', 'Food hygiene (Level 3)'],
	['Food hygiene (Level 3 or above), and a smile', 'Food hygiene (Level 3 or above)'],
	['Food hygiene (Level 3, or working towards it)', 'Food hygiene'],
])('a name closes its bracket or ends before it: %s', (line, whole) => {
	expect(credentialsIn(line)).toContain(whole)
})

test('the subject of a qualification is no requirement of its own', () => {
	const quotesOf = (line: string) =>
		readAdvert(`Teaching Assistant\nEssential\n- ${line}`).requirements.map(({ quote }) => quote)
	expect(quotesOf('Level 2 qualification in Supporting Teaching and Learning')).toEqual([
		'Level 2 qualification in Supporting Teaching and Learning',
	])
	expect(quotesOf('GCSE grade C/4 or above in English and Maths')).toEqual([
		'GCSE grade C/4 or above in English and Maths',
	])
})
