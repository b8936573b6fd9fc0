import { expect, test } from 'vitest'
import { addAnswerToLine, askAbout } from './index.ts'

function composed(line: string, answer: string): string | null {
	const [ask] = askAbout(line)
	return ask === undefined ? null : addAnswerToLine(line, ask, answer)
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
	['Installed and commissioned boilers', '12', 'Installed and commissioned 12 boilers a month'],
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
	// Where the number has no place among the words, it stands in brackets.
	[
		'Received, checked and put away deliveries',
		'about 10 a day',
		'Received, checked and put away deliveries (about 10 a day)',
	],
	[
		'Cleaned changing rooms and the pool area',
		'10 a day',
		'Cleaned changing rooms (10 a day) and the pool area',
	],
	[
		'Helped customers find sizes and tidied rails',
		'12',
		'Helped 12 customers a day find sizes and tidied rails',
	],
	['Checked guests in and out', '12', 'Checked guests in and out (12 a day)'],
	['Looked after our guests', '20', 'Looked after our guests (20 a day)'],
	[
		'Served at the counter',
		'around two hundred',
		'Served at the counter (about 200 customers a shift)',
	],
	// However it is said.
	['Led a team of nurses', 'about a dozen', 'Led a team of about 12 nurses'],
	['Trained new starters', 'usually between 10 and 15', 'Trained 10 to 15 new starters a year'],
	['Processed invoices', 'I think 300 or so', 'Processed about 300 invoices a month'],
	['Processed invoices', 'maybe 10-15 per day', 'Processed about 10 to 15 invoices a day'],
	['Managed a budget', '50k a year', 'Managed a budget of 50k a year'],
	['Collected and analysed survey data', '12', 'Collected and analysed survey data (12 records)'],
	['Ran clubs at lunch time', '12', 'Ran clubs for 12 pupils at lunch time'],
	['Reduced waiting times', '3 weeks to 10 days', 'Reduced waiting times from 3 weeks to 10 days'],
	['Increased sales and trained staff', '20%', 'Increased sales by 20% and trained staff'],
	// A remark beside the amount stays if it tells a time, and is left out otherwise.
	[
		'Delivered parcels',
		'700 a week, more at xmas',
		'Delivered 700 parcels a week (more at Christmas)',
	],
	[
		'Delivered parcels',
		'100 in the week, 250 on a sat',
		'Delivered 100 parcels in the week (250 on a Saturday)',
	],
	[
		'Delivered parcels',
		'7 or 8, more on fridays',
		'Delivered 7 or 8 parcels a day (more on Fridays)',
	],
	['Answered phones', '60 and I won an award', 'Answered 60 calls a day. Won an award'],
	['Answered phones', 'I was taking about 60 a day', 'Answered about 60 calls a day'],
	['Delivered parcels', 'a couple of hundred', 'Delivered about 200 parcels a day'],
	['Processed invoices', 'depends, 50 or so', 'Processed about 50 invoices a month'],
	['Ordered stock', '12 orders, so about £2k a week', 'Ordered stock worth about £2k a week'],
	['Introduced a new rota', 'it cut overtime', 'Introduced a new rota, which cut overtime'],
	// A deed says more than praise of oneself, and replaces it.
	[
		'Reliable, flexible and punctual',
		'I covered lambing when two were off sick',
		'Covered lambing when 2 were off sick',
	],
	// Answers in words: a result, a purpose, an ability, or one's own part.
	[
		'Introduced a new rota',
		'because the queue got shorter',
		'Introduced a new rota, so the queue got shorter',
	],
	['Introduced a new rota', 'fewer gaps', 'Introduced a new rota, which meant fewer gaps'],
	['Introduce new rotas', 'fewer gaps', 'Introduce new rotas, which means fewer gaps'],
	[
		'Introduced a new rota',
		'cut agency costs by 20%',
		'Introduced a new rota, which cut agency costs by 20%',
	],
	[
		'Wrote weekly reports',
		'to decide which shops to close',
		'Wrote weekly reports, used to decide which shops to close',
	],
	[
		'Helped organise events',
		'I booked the venue and printed the tickets',
		'Helped organise events, booking the venue and printing the tickets',
	],
])('%s + %s', (line, answer, wanted) => {
	expect(composed(line, answer)).toBe(wanted)
})

test.each([
	['Answered phones', 'lots'],
	['Answered phones', 'not 60, more like the other girl'],
	['Answered phones', 'I can do 60 if it is quiet'],
	['Introduced a new rota', 'passed the inspection with no actions'],
	['Introduced a new rota', 'my manager said it was quicker'],
	['Introduced a rota. Wrote the guide.', 'fewer gaps'],
	['Answered phones', 'I do not know'],
	['Wrote weekly reports', 'the board liked them'],
	['Ordered stock', '500'],
	['Made sure clients took their tablets on time', '10'],
	['Migrated to GitHub from Jenkins', '10'],
	['Worked early mornings alone', '3'],
	['Thesis on coastal erosion', 'for three schools'],
	['Built a map that engineers open on their phones', '10'],
	['Wrote weekly reports', 'every week, which cut queues'],
	['Produced reports for the board', '10'],
	['Shelf stacking and till work', 'every weekend'],
	['Worked on building the app', 'for three schools'],
	['Kept a clean kitchen at all times', '10'],
])('leaves the sentence to the person: %s + %s', (line, answer) => {
	expect(composed(line, answer)).toBeNull()
})
