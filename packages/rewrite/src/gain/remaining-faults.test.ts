import { describe, expect, test } from 'vitest'
import { correctUntilStable, findRemainingFaults } from './remaining-faults.ts'

describe('what an editor would still correct', () => {
	test.each([
		['Checked deliverys and stock', 'correction'],
		['Answered phones. also did the post', 'start'],
		['Served food & drinks and cleaned tables', 'marks'],
		['Made windows, I also fitted them', 'run-on'],
		['Reports were written for staff, requests were also answered', 'run-on'],
		['Running the bar, rotas, ordering and stock', 'fragment'],
		['Responsible for the keys', 'fragment'],
		['Met and greeting visitors', 'hanging'],
		['Took calls from customers, complaints, sorted out refunds', 'unclosed'],
	] as const)('%s: %s', (line, kind) => {
		expect(findRemainingFaults(line, 'past')).toContain(kind)
	})

	test.each([
		'Answered phones, booked appointments and handled complaints',
		'Covered tills, cash handling and deliveries. Carried out stock rotation.',
		'Customer service, cash handling, Food Hygiene Level 2',
		'Ran the kitchen, looking after a team of 5',
	])('nothing in %s', (line) => {
		expect(findRemainingFaults(line, 'past')).toEqual([])
	})
})

test('plain verbs that are nouns too close a list of acts', () => {
	const line = 'Patrol the site, check IDs, lock up, deal with visitors and handle incident reports'
	expect(findRemainingFaults(line, 'base')).toEqual([])
})

test('a line is corrected until nothing is left to correct', () => {
	const stable = correctUntilStable('Answerd phones and checked deliverys') ?? ''
	expect(stable).toBe('Answered phones and checked deliveries')
	expect(correctUntilStable(stable)).toBe(stable)
})
