import { jobWishSchema } from '@app/contract'
import { expect, test } from 'vitest'
import { describeOpenState, formatJobPay, suggestSearchName } from './job-formatting.ts'

const now = new Date('2026-06-03T12:00:00Z')
const job = {
	id: '1',
	title: 'Baker',
	company: '',
	place: '',
	isRemote: false,
	types: [],
	salary: null,
	postedAt: '2026-06-01T00:00:00.000Z',
	isPostedDateKnown: true,
	credit: '',
	closedAt: null,
}

test.each([
	['2026-06-30T23:59:59.000Z', 'Open until 30 Jun 2026.'],
	['2026-06-02T23:59:59.000Z', 'This job closed on 2 Jun 2026.'],
	[null, null],
])('of a job that closes at %s is said: %s', (closesAt, words) =>
	expect(describeOpenState({ ...job, closesAt }, now)).toBe(words),
)

test.each([
	['GBP', '£60,000 a year'],
	['USD', 'US$60,000 a year'],
	['CAD', 'CA$60,000 a year'],
	['AUD', 'A$60,000 a year'],
])('pay in %s is %s', (currency, words) =>
	expect(formatJobPay({ min: 60_000, max: 60_000, currency, period: 'year' })).toBe(words),
)

test('a search for jobs without a place is named by where they are done', () => {
	expect(suggestSearchName(jobWishSchema.parse({ remote: 'only' }))).toBe('Jobs from home')
})
