import type { JobSummary, JobType, JobWish, Salary } from '@app/contract'
import { formatShortDay, formatTimeAgo } from '#shared/time/format-time-ago.ts'

const dayMs = 86_400_000
const oldAfterDays = 30

/** The name of each kind of employment. */
export const jobTypeLabels: Record<JobType, string> = {
	full_time: 'Full time',
	part_time: 'Part time',
	contract: 'Contract',
	temporary: 'Temporary',
	internship: 'Internship',
	apprenticeship: 'Apprenticeship',
	volunteer: 'Volunteering',
}

/** Formats pay: `£12.50 to £13 an hour`. */
export function formatJobPay({ min, max, currency, period }: Salary): string {
	const money = (amount: number) =>
		new Intl.NumberFormat('en-GB', {
			style: 'currency',
			currency,
			currencyDisplay: 'symbol',
			minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
			maximumFractionDigits: 2,
		}).format(amount)
	const time = period === 'hour' ? 'an hour' : `a ${period}`
	if (min !== null && max !== null && min !== max) return `${money(min)} to ${money(max)} ${time}`
	if (max === null) return `from ${money(min ?? 0)} ${time}`
	return min === null ? `up to ${money(max)} ${time}` : `${money(max)} ${time}`
}

/** When a job was advertised, or first seen where nobody says. */
export function formatPosted({ postedAt, isPostedDateKnown }: JobSummary, now: Date): string {
	const when = formatTimeAgo(postedAt, now)
	return isPostedDateKnown ? `Advertised ${when}` : `First seen ${when}`
}

/** Says of a job how sure it is that it is still open; `null` where there is nothing to say. */
export function describeOpenState(
	job: JobSummary & { closedAt: string | null },
	now: Date,
): string | null {
	if (job.closedAt !== null) return 'This job is no longer advertised.'
	if (job.closesAt !== null) {
		// Closing dates carry no place, so each is read as a day in UTC.
		const day = formatShortDay(job.closesAt, 'UTC')
		return new Date(job.closesAt) > now ? `Open until ${day}.` : `This job closed on ${day}.`
	}
	const isOld = now.getTime() - new Date(job.postedAt).getTime() > oldAfterDays * dayMs
	return isOld
		? 'Advertised more than a month ago, so it may be filled. Check the original advert.'
		: null
}

/** A search as a name that a person would give it. */
export function suggestSearchName({ q, place, remote, type }: JobWish): string {
	const what = q || (type === 'any' ? 'Jobs' : `${jobTypeLabels[type]} jobs`)
	const where = place || (remote === 'only' ? 'from home' : '')
	const joined = place ? ' in ' : ' '
	return (where ? `${what}${joined}${where}` : what).slice(0, 100)
}
