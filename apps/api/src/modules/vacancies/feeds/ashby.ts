import { z } from 'zod'
import type { Feed } from './feed.ts'
import { parseEntries } from './parse-entries.ts'
import { findJobTypes, parseDate, saysRemote } from './parse-job-fields.ts'
import { findPayPeriod, toSalary } from './read-pay.ts'

const answerSchema = z.object({ jobs: z.array(z.unknown()) })
const paySchema = z.object({
	compensationType: z.string().nullish(),
	interval: z.string().nullish(),
	currencyCode: z.string().nullish(),
	minValue: z.number().nullish(),
	maxValue: z.number().nullish(),
})
const entrySchema = z.object({
	id: z.string(),
	title: z.string(),
	isListed: z.boolean().nullish(),
	location: z.string().nullish(),
	isRemote: z.boolean().nullish(),
	employmentType: z.string().nullish(),
	descriptionHtml: z.string().nullish(),
	publishedAt: z.string().nullish(),
	jobUrl: z.string(),
	compensation: z.object({ summaryComponents: z.array(paySchema).nullish() }).nullish(),
})

/** A company's board at Ashby. */
export const ashby: Feed<'ashby'> = {
	nameOf: ({ board, name }) => name ?? board,
	everyHours: 3,
	isComplete: true,
	first: ({ board, url }) => ({
		url: url ?? `https://api.ashbyhq.com/posting-api/job-board/${board}?includeCompensation=true`,
	}),
	read(body, source) {
		const { jobs } = answerSchema.parse(JSON.parse(body))
		const read = parseEntries(jobs, entrySchema, (entry) =>
			entry.isListed === false
				? null
				: {
						externalId: entry.id,
						title: entry.title,
						company: ashby.nameOf(source),
						place: entry.location ?? '',
						isRemote: entry.isRemote === true || saysRemote(entry.location ?? ''),
						// Written together: `FullTime`.
						types: findJobTypes(entry.employmentType?.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')),
						salary: readPay(entry),
						html: entry.descriptionHtml ?? '',
						isExcerpt: false,
						url: entry.jobUrl,
						postedAt: parseDate(entry.publishedAt),
						closesAt: null,
					},
		)
		return { ...read, next: null }
	},
}

function readPay({ compensation }: z.infer<typeof entrySchema>) {
	const pay = compensation?.summaryComponents?.find((part) => part.compensationType === 'Salary')
	if (!pay) return null
	return toSalary({
		min: pay.minValue,
		max: pay.maxValue,
		currency: pay.currencyCode,
		period: findPayPeriod(pay.interval),
	})
}
