import { z } from 'zod'
import type { Feed } from './feed.ts'
import { parseEntries } from './parse-entries.ts'
import { dayOfBritish, parseDate, parseLastMoment, saysRemote } from './parse-job-fields.ts'
import { toSalary } from './read-pay.ts'

const answerSchema = z.object({ results: z.array(z.unknown()) })
const entrySchema = z.object({
	jobId: z.union([z.number(), z.string()]),
	employerName: z.string().nullish(),
	jobTitle: z.string(),
	locationName: z.string().nullish(),
	minimumSalary: z.number().nullish(),
	maximumSalary: z.number().nullish(),
	currency: z.string().nullish(),
	expirationDate: z.string().nullish(),
	date: z.string().nullish(),
	jobDescription: z.string().nullish(),
	jobUrl: z.string(),
})

const ofPage = 100
const mostSkipped = 300
// Below this the source means an hour or a day, and does not say which.
const leastOfYear = 8_000

/** Reed in the United Kingdom, one search. The key is the name of a sign-in without a password. */
export const reed: Feed<'reed'> = {
	nameOf: ({ name }) => name ?? 'Reed',
	everyHours: 6,
	isComplete: false,
	first({ keywords, location, url }, { reedKey }) {
		const address = new URL(url ?? 'https://www.reed.co.uk/api/1.0/search')
		address.searchParams.set('resultsToTake', String(ofPage))
		address.searchParams.set('resultsToSkip', '0')
		if (keywords !== '') address.searchParams.set('keywords', keywords)
		if (location !== '') address.searchParams.set('locationName', location)
		const authorization = `Basic ${Buffer.from(`${reedKey ?? ''}:`).toString('base64')}`
		return { url: address.href, headers: { authorization } }
	},
	read(body, _source, asked) {
		const { results } = answerSchema.parse(JSON.parse(body))
		const read = parseEntries(results, entrySchema, (entry) => ({
			externalId: String(entry.jobId),
			title: entry.jobTitle,
			company: entry.employerName ?? '',
			place: entry.locationName ?? '',
			isRemote: saysRemote(entry.jobTitle) || saysRemote(entry.locationName ?? ''),
			types: [],
			salary: readPay(entry),
			html: entry.jobDescription ?? '',
			isExcerpt: true,
			url: entry.jobUrl,
			postedAt: parseDate(dayOfBritish(entry.date)),
			closesAt: parseLastMoment(dayOfBritish(entry.expirationDate)),
		}))
		return { ...read, next: results.length < ofPage ? null : pageAfter(asked) }
	},
}

function readPay({ minimumSalary, maximumSalary, currency }: z.infer<typeof entrySchema>) {
	const least = minimumSalary ?? maximumSalary ?? 0
	if (least < leastOfYear) return null
	return toSalary({
		min: minimumSalary,
		max: maximumSalary,
		currency: currency ?? 'GBP',
		period: 'year',
	})
}

function pageAfter(asked: { url: string; headers?: Record<string, string> }) {
	const address = new URL(asked.url)
	const skipped = Number(address.searchParams.get('resultsToSkip')) + ofPage
	if (skipped > mostSkipped) return null
	address.searchParams.set('resultsToSkip', String(skipped))
	return { ...asked, url: address.href }
}
