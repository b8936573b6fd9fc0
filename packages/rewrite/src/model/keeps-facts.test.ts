import { describe, expect, test } from 'vitest'
import { keepsFacts } from './keeps-facts.ts'

describe('keepsFacts', () => {
	test.each([
		['In 2019 I was promoted to Lance Corporal', 'Promoted to Lance Corporal in 2019'],
		['Basically I just kept the fish counter clean', 'Kept the fish counter clean'],
		['Looked after three horses', 'Cared for 3 horses'],
		['Wrote tests in JS and k8s', 'Wrote tests in JavaScript and Kubernetes'],
		['Counted stock with one colleague', 'Counted stock with a colleague'],
		[
			'Rang members about rent. Wrote to tenants too.',
			'Rang members about rent and wrote to tenants',
		],
		['Bought timber for the site', 'Purchased wood for the site'],
	])('is kept: %s → %s', (line, after) => {
		expect(keepsFacts(line, after)).toBe(true)
	})

	test.each([
		['Cared for 8 residents', 'Cared for residents'],
		['Raised £400 for a hospice', 'Raised money for a hospice'],
		['Sold phones in Leeds and Hull', 'Sold phones in Leeds'],
		['Wrote reports in Excel', 'Wrote reports'],
		['Planned lessons, marked books, ran a chess club and took minutes', 'Planned lessons'],
	])('is lost: %s → %s', (line, after) => {
		expect(keepsFacts(line, after)).toBe(false)
	})
})
