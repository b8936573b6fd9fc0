import { expect, test } from 'vitest'
import { askAbout, composeAnswer } from './index.ts'

function composed(line: string, answer: string): string | null {
	const [ask] = askAbout(line)
	if (ask === undefined) throw new Error('there is no question')
	return composeAnswer(line, ask, answer)
}

test.each([
	['Answered phones', '~60', 'Answered about 60 calls a day'],
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
])('leaves the sentence to the person: %s + %s', (line, answer) => {
	expect(composed(line, answer)).toBeNull()
})
