import { describe, expect, test } from 'vitest'
import { guard } from '../index.ts'
import type { ViolationKind } from '../suggestion.ts'

const invented: [before: string, after: string, kind: ViolationKind][] = [
	['Answered phones', 'Answered about 60 calls a day', 'number'],
	['Trained staff', 'Trained three staff', 'number'],
	['Supervised phase 5 of the build', 'Supervised 5 builders', 'number'],
	['Cut waste', 'Cut waste by 15%', 'percent'],
	['Prepared accounts for 5 clients', 'Prepared accounts for 5% of clients', 'percent'],
	['Grew sales from £1k to £2k', 'Doubled sales', 'number'],
	['Saved money', 'Saved £300', 'money'],
	['Managed a shop in 2019', 'Managed a shop in 2020', 'date'],
	['Ran the fair', 'Ran the fair from June 2019', 'date'],
	['Used a CRM', 'Used Salesforce', 'name'],
	['Managed a shop', 'Managed a shop in Leeds', 'name'],
	['Wrote scripts', 'Wrote SQL scripts', 'name'],
	['Studying towards ACCA', 'ACCA qualified', 'credential'],
	['Served wine', 'Served award-winning wine', 'credential'],
	['Drove counterbalance daily', 'Drove with a counterbalance licence daily', 'credential'],
	['AWS', 'AWS certification', 'credential'],
	['SIA', 'SIA licence', 'credential'],
	['HIAB', 'HIAB ticket', 'credential'],
	['Law', 'Law degree', 'credential'],
	['First aid', 'First aid certificate', 'credential'],
	['Helped with onboarding new starters', 'Led onboarding of new starters', 'ownership'],
	['Part of a team that built a bridge', 'Built a bridge', 'ownership'],
	['Assisted in the design of a park', 'Designed a park', 'ownership'],
	['Responsible for the rota', 'Led the rota', 'seniority'],
	['Opened a book club', 'Founded a book club', 'seniority'],
	['Assisted teachers', 'Assisted senior teachers', 'seniority'],
	['Served customers', 'Served customers, increasing satisfaction', 'outcome'],
	['Cleaned wards', 'Successfully cleaned wards', 'outcome'],
	['Checked stock', 'Checked stock, reducing waste', 'outcome'],
	['Wrote reports', 'Wrote monthly reports', 'frequency'],
	['Took enquiries by phone', 'Took enquiries by phone and email', 'skill'],
	['Passed Level 2 food hygiene', 'Passed Level 3 food hygiene', 'credential'],
	['Handled complaints', 'Handled all complaints', 'scope'],
	['Invoiced clients for $2,000', 'Invoiced clients for £2,000', 'money'],
	['Raised bookings by 12%', 'Raised bookings by 12% and revenue by 12%', 'percent'],
	['Sales fell by 5%', 'Sales rose by 5%', 'outcome'],
	['Shadowed a GP for a week', 'Assisted a GP for a week', 'ownership'],
	['Deputised for the manager', 'Manager of the shop', 'seniority'],
	['Paid £12000 a year in rent', 'Paid £12000 a month in rent', 'frequency'],
	['Served customers', 'Delivered exceptional hospitality to customers', 'new-words'],
	['Tested software', 'Tested mission-critical software across the enterprise', 'new-words'],
	['Did filing', 'Streamlined filing', 'outcome'],
	['Ran a stall', 'Ran a profitable stall', 'outcome'],
	['Sold shoes', 'Consistently exceeded sales targets for shoes', 'outcome'],
	['Made posters', 'Designed eye-catching posters that boosted attendance', 'outcome'],
	['Helped customers', 'Resolved customer issues', 'ownership'],
	['Prepared 300 invoices', 'Prepared 3,000 invoices', 'number'],
	['Worked with doctors', 'Collaborated cross-functionally with senior clinicians', 'seniority'],
	['Drove a van', 'Drove a van with care and punctuality', 'new-words'],
]

const faithful: [before: string, after: string][] = [
	['Responsible for managing a team of 5 engineers', 'Managed a team of 5 engineers'],
	['Preparation of meals for residents', 'Prepared meals for residents'],
	['Cut waste by 15%', 'Reduced waste by 15%'],
	['Cut waste by 15 per cent', 'Cut waste by 15%'],
	['Organized events', 'Organised events'],
	['Used customer relationship management software', 'Used CRM software'],
	['Wrote tests in JavaScript', 'Wrote tests in JS'],
	['Cut page load from 4.1 s to 1.3 s', 'Cut page load from 4.1s to 1.3s'],
	['Led 3 projects, saving £120,000', 'Saved £120k by leading 3 projects'],
	['Managed twenty staff', 'Managed 20 staff'],
	['Grew revenue by £2m in 3 years', 'Grew revenue by £2 million in three years'],
	['Assisting with the installation of boilers', 'Helped install boilers'],
	['Provided care for elderly residents', 'Cared for elderly residents'],
	['Sorted out problems with tills', 'Resolved problems with tills'],
	['Raised £1.2 million', 'Raised £1.2m'],
	['Helped with onboarding new starters', 'Supported onboarding of new starters'],
	['Dealt with customer complaints', 'Handled customer complaints'],
	['In charge of a team of 12', 'Led a team of 12'],
	['Worked on building the app', 'Contributed to building the app'],
	['Managed a shop in 2019', 'In 2019 managed a shop'],
	['Running the kitchen day to day', 'Ran the kitchen daily'],
	['Used Excel in order to track spending', 'Used Excel to track spending'],
]

describe('guard', () => {
	test.each(invented)('%s → %s', (before, after, kind) => {
		expect(guard(before, after, []).map((violation) => violation.kind)).toContain(kind)
	})

	test.each(faithful)('lets through: %s → %s', (before, after) => {
		expect(guard(before, after, [])).toEqual([])
	})

	test('an answer of the person licences what it says and no more', () => {
		expect(guard('Answered phones', 'Answered about 60 phones a day', ['about 60 a day'])).toEqual(
			[],
		)
		expect(
			guard('Answered phones', 'Answered about 90 phones a day', ['about 60 a day']),
		).toMatchObject([{ kind: 'number', text: '90' }])
		expect(guard('Worked on the website', 'Built the website', ['I built it'])).toEqual([])
	})
})
