import {
	type Job,
	type JobChange,
	type JobPassage,
	jobTypeSchema,
	type PayPeriod,
	type Salary,
} from '@app/contract'
import { sameValue } from '@app/cv'
import type { TypedJob } from './job-fields.tsx'

/** A job as it stands in the form: `type` is `''` where the advert names none, `closes` a day such as `2026-12-24` or `''`. */
export type JobFormValues = TypedJob & { type: string; closes: string; pay: PayFormValues }

/** Pay as it stands in the form; both sums are `''` where the advert states none. */
export type PayFormValues = { min: string; max: string; currency: string; period: PayPeriod }

/** Returns the initial values of the form for a job. */
export function toJobFormValues(job: Job): JobFormValues {
	const { title, company, place, url, text, types, closesAt, salary } = job
	const [type = ''] = types
	// Closing dates carry no place, so each is read as a day in UTC.
	return {
		title,
		company,
		place,
		url,
		text: toLines(text),
		type,
		closes: closesAt?.slice(0, 10) ?? '',
		pay: {
			min: salary?.min?.toString() ?? '',
			max: salary?.max?.toString() ?? '',
			currency: salary?.currency ?? 'GBP',
			period: salary?.period ?? 'year',
		},
	}
}

/** Returns the fields that differ between the form and the job that it began with; the others stay unchanged. */
export function toJobChange(before: JobFormValues, after: JobFormValues): JobChange {
	const { type, closes, pay, ...texts } = after
	const changed = Object.entries(texts).filter(
		([name, text]) => text !== before[name as keyof JobFormValues],
	)
	const known = jobTypeSchema.safeParse(type)
	return {
		...Object.fromEntries(changed),
		...(type === before.type ? {} : { types: known.success ? [known.data] : [] }),
		...(closes === before.closes
			? {}
			: { closesAt: closes === '' ? null : `${closes}T23:59:59.000Z` }),
		...(sameValue(pay, before.pay) ? {} : { salary: toSalary(pay) }),
	}
}

function toSalary({ min, max, currency, period }: PayFormValues): Salary | null {
	const sum = (text: string) => (text === '' ? null : Number(text))
	return min === '' && max === '' ? null : { min: sum(min), max: sum(max), currency, period }
}

function toLines(passages: readonly JobPassage[]): string {
	return passages
		.map(({ kind, text }, at) => {
			if (kind === 'item') return `• ${text}`
			return at > 0 && kind === 'heading' ? `\n${text}` : text
		})
		.join('\n')
}
