import { describe, expect, test } from 'vitest'
import { audit } from './index.ts'

/** Single steps that no score may outweigh, each in several trades. */
const inventions: Record<string, readonly (readonly [before: string, after: string])[]> = {
	'a number': [
		['Answered phones', 'Answered about 60 calls a day'],
		['Trained staff', 'Trained 3 staff'],
		['Cut waste', 'Cut waste by 15%'],
		['Prepared 300 invoices a week', 'Prepared 3,000 invoices a week'],
		['Paid about 900 people', 'Paid approximately 800 people'],
		['Saved money on packaging', 'Saved £300 on packaging'],
	],
	'the other way round': [
		['Cut queue times from 40 to 25 minutes', 'Moved queue times from 25 to 40 minutes'],
		['Moved the ledger from Xero to Sage', 'Moved the ledger from Sage to Xero'],
		['Took reports out of Excel into Tableau', 'Moved reports from Tableau to Excel'],
		['Coverage was 52% before and 71% after', 'Coverage rose from 71% to 52%'],
		['Taught in primary schools 2019-21', 'Taught in primary schools from 2021 to 2019'],
		['Led 12 nurses on 3 wards', 'Led 3 nurses on 12 wards'],
		[
			'Had 140 live accounts; debtor days came down 52 to 45',
			'Handled 52 live accounts while debtor days fell from 140 to 45',
		],
		[
			'Ran change requests: 41 raised, 17 approved',
			'Managed 17 change requests, 41 of which were approved',
		],
		['Taught Year 4, 29 children', 'Taught 4 children in Year 29'],
		['Drove Leeds to York at night', 'Drove from York to Leeds at night'],
	],
	'another period': [
		['Answered calls, nights', 'Answered calls on days'],
		['Covered odd days, maybe one in the month', 'Covered occasional days, perhaps once a day'],
		['Inspected 20 lifts a month', 'Inspected 20 lifts a week'],
		['Served 80 guests a day', 'Served 80 guests an hour'],
	],
	'a weakener left out': [
		['Helped the chef prepare meals', 'Prepared meals'],
		['Did not handle cash', 'Handled cash'],
		['Was due to run the summer school', 'Ran the summer school'],
		['Shadowed a nurse giving injections', 'Gave injections'],
		['My manager negotiated the lease', 'Negotiated the lease'],
		['Processed about 40 invoices a week', 'Processed 40 invoices a week'],
		['Our team won the regional award', 'Won the regional award'],
		['Prepared a budget as a training exercise', 'Prepared a budget'],
		['Was one of six people who built the stand', 'Built the stand'],
	],
	'an improvement': [
		['Took emergency calls at night', 'Improved emergency calls at night'],
		['Booked lift repairs', 'Enhanced lift repairs'],
	],
	'a result': [
		['Managed social media accounts', 'Managed social media accounts, growing followers by 40%'],
		['Filed patient records', 'Filed patient records, improving efficiency'],
	],
}

const honest: readonly (readonly [before: string, after: string, ...facts: string[]])[] = [
	['Responsible for managing social media accounts', 'Managed social media accounts'],
	['Reduced waste by 10 per cent', 'Cut waste by 10%'],
	['Managed a budget of £1.5m', 'Managed a £1.5 million budget'],
	['Two hundred and forty tonnes moved on a good day', 'Moved 240 tonnes on a good day'],
	['Preparation of meals for residents', 'Prepared meals for residents'],
	['Helped the chef prepare meals', 'Assisted the chef in preparing meals'],
	['Trained new carers', 'Trained 6 new carers a year', '6 a year'],
	['Bandages were changed by me under supervision', 'Changed bandages under supervision'],
]

describe('the audit of claims', () => {
	for (const [kind, pairs] of Object.entries(inventions))
		test.each(pairs)(`refuses ${kind}: %s → %s`, (before, after) => {
			const { verdict, findings } = audit(before, after)
			expect(verdict).not.toBe('faithful')
			expect(findings.length).toBeGreaterThan(0)
			for (const { message, before: old, after: text } of findings) {
				expect(message).toMatch(/^[\p{Lu}“].*\.$/u)
				if (old !== null) expect(before.slice(old.start, old.end)).toBe(old.text)
				if (text !== null) expect(after.slice(text.start, text.end)).toBe(text.text)
			}
		})

	test.each(honest)('lets pass %s → %s', (before, after, ...facts) => {
		expect(audit(before, after, facts)).toMatchObject({ verdict: 'faithful', findings: [] })
	})

	test('the same words say the same, whatever they are', () => {
		for (const text of ['', 'x', '????', 'Increased sales by 823%'])
			expect(audit(text, ` ${text} `).verdict).toBe('faithful')
	})

	test.each([
		['Helped the chef prepare meals', 'Prepared meals'],
		['Our team repaired the fences', 'Repaired the fences'],
		['Sometimes covered reception', 'Often covered reception'],
		['Cleaned the wards under supervision', 'Cleaned the wards'],
		['Processed about 40 invoices a week', 'Processed 40 invoices a week'],
	])('one “yes” settles %s → %s', (before, after) => {
		const { verdict, confirmation } = audit(before, after)
		expect(verdict).toBe('confirm')
		expect(confirmation?.question).toContain(after)
		expect(audit(before, after, [confirmation?.fact ?? '']).verdict).toBe('faithful')
	})

	test.each([
		['Trained staff', 'Trained 3 staff'],
		['Filed patient records', 'Filed patient records, improving efficiency'],
		['Coded the export in Python', 'Coded the export in Python and Django'],
		['My manager negotiated the lease', 'Negotiated the lease'],
		['Did not handle cash', 'Handled cash'],
		['Was due to run the summer school', 'Ran the summer school'],
		['Shadowed a nurse giving injections', 'Gave injections'],
		['Moved the ledger from Xero to Sage', 'Moved the ledger from Sage to Xero'],
	])('no “yes” settles %s → %s', (before, after) => {
		expect(audit(before, after)).toMatchObject({ verdict: 'unfaithful', confirmation: null })
	})

	test.each([
		['Organised shifts for the volunteers', 'Organised shifts for a team of volunteers', 'team'],
		['Packed jars on a line', 'Packed glass jars on a line', 'glass'],
		['Served customers at weekends', 'Served customers in the shop at weekends', 'shop'],
	])('what was only not said is asked by name: %s → %s', (before, after, thing) => {
		const { verdict, confirmation } = audit(before, after)
		expect(verdict).toBe('confirm')
		expect(confirmation?.question).toBe(`You didn’t mention “${thing}”. Is this true: “${after}”?`)
		expect(audit(before, after, [after]).verdict).toBe('faithful')
	})

	test('a fact about something else settles nothing', () => {
		const facts = ['Prepared salads', 'about 40 a day']
		expect(audit('Helped the chef prepare meals', 'Prepared meals', facts).verdict).not.toBe(
			'faithful',
		)
	})

	test('what may be settled by one answer is asked', () => {
		const { verdict, findings } = audit('Sometimes covered reception', 'Often covered reception')
		expect(verdict).not.toBe('faithful')
		expect(findings.some(({ question }) => question?.endsWith('?'))).toBe(true)
	})

	test('a long text takes no longer than its first 2,000 characters', () => {
		const long = 'Served 80 guests a day and helped the chef. '.repeat(5_000)
		expect(() => audit(long, `${long}!`)).not.toThrow()
	})
})
