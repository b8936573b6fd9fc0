import { expect, test } from 'vitest'
import { askAbout, composeAnswer } from './index.ts'

function composed(line: string, answer: string): string | null {
	const [ask] = askAbout(line)
	if (ask === undefined) throw new Error('there is no question')
	return composeAnswer(line, ask, answer)
}

test.each([
	['Answered phones', '~60', 'Answered about 60 calls a day'],
	['Answer phones', 'about 60', 'Answer about 60 calls a day'],
	[
		'Processed invoices and reconciled accounts',
		'300',
		'Processed 300 invoices a month and reconciled accounts',
	],
	[
		'Supported onboarding of new starters',
		'12 a year',
		'Supported onboarding of 12 new starters a year',
	],
	['Handled customer complaints', 'about 20 a week', 'Handled about 20 customer complaints a week'],
	['Kept food temperature charts', '4 a day', 'Kept 4 food temperature charts a day'],
	['Cleaned the offices every evening', '9', 'Cleaned 9 offices every evening'],
	['Increased sales', '20% in a year', 'Increased sales by 20% in a year'],
	['Reduced waste', 'from 12% to 7%', 'Reduced waste from 12% to 7%'],
	['Managed a budget', '£50,000 a year', 'Managed a budget of £50,000 a year'],
	[
		'Ordered stock and checked deliveries',
		'£2k a week',
		'Ordered stock worth £2k a week and checked deliveries',
	],
	['Wrote weekly reports', 'for the board', 'Wrote weekly reports for the board'],
	['Trained new carers.', '6', 'Trained 6 new carers.'],
	['Installed and commissioned boilers', '12', 'Installed and commissioned 12 boilers'],
	['Hired, trained and managed staff', '10', 'Hired, trained and managed 10 staff'],
	[
		'Greeted visitors, issued passes and served tea',
		'40',
		'Greeted 40 visitors a day, issued passes and served tea',
	],
	[
		'Boned and trimmed meat and served customers',
		'30',
		'Boned and trimmed meat and served 30 customers a day',
	],
])('%s + %s', (line, answer, wanted) => {
	expect(composed(line, answer)).toBe(wanted)
})

test.each([
	['Answered phones', 'lots'],
	['Answered phones', 'I do not know'],
	['Wrote weekly reports', 'the board liked them'],
	['Increased sales and trained staff', '20%'],
	['Looked after our guests', '20'],
	['Prepared food in a busy kitchen', '200'],
	['Ordered stock', '500'],
	['Answered phones', '60 and I won an award'],
	['Received, checked and put away deliveries', 'about 10 a day'],
	['Assessed patients and their carers', '12'],
	['Cleaned changing rooms and the pool area', '10 a day'],
	['Checked guests in and out', '12'],
	['Helped customers find sizes and tidied rails', '12'],
	['Made sure clients took their tablets on time', '10'],
	['Opening accounts for customers', '12'],
	['Served meals to residents', '60'],
	['Ran clubs at lunch time', '12'],
	['Migrated to GitHub from Jenkins', '10'],
	['Worked early mornings alone', '3'],
	['Thesis on coastal erosion', 'for three schools'],
	['Collected and analysed survey data', '12'],
	['Selling phones and contracts', '10 a day'],
	['Built a map that engineers open on their phones', '10'],
	['Made apps with React', '12'],
	['Wrote weekly reports', 'every week, which cut queues'],
	['Produced reports for the board', '10'],
	['Serviced cars and light vans', '10 a day'],
	['Shelf stacking and till work', 'every weekend'],
	['Worked on building the app', 'for three schools'],
	['Increased sales by talking to customers', '20%'],
	['Kept a clean kitchen at all times', '10'],
	['Took minutes at board meetings and sent them out afterwards', '12'],
])('leaves the sentence to the person: %s + %s', (line, answer) => {
	expect(composed(line, answer)).toBeNull()
})
