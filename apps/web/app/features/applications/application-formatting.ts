import type { Salary } from '@app/contract'
import type { Application, ApplicationSummary, NextStep, SentCv } from '@app/contract/applications'
import { formatShortDay } from '#shared/time/format-time-ago.ts'
import { type Day, farInWords, toDay } from './calendar/calendar-days.ts'

/** Returns an application as words for a sentence: `Baker at Crust`. */
export function formatApplicationName({
	title,
	company,
}: Pick<Application, 'title' | 'company'>): string {
	return company === '' ? title : `${title} at ${company}`
}

/** The day of a next step as a list says it: `tomorrow, 09:30`, `12 Dec, 09:30`. */
export function formatNextStepTime(
	{ on, time }: Pick<NextStep, 'on' | 'time'>,
	today: Day,
): string {
	const far = Math.abs(Date.parse(on) - Date.parse(today)) / 86_400_000
	const day = far < 7 ? farInWords(on, today) : shortDay(on, today)
	return time === null ? day : `${day}, ${time}`
}

/** Whether the day of a next step is over. */
export function isLate({ on }: Pick<NextStep, 'on'>, today: Day): boolean {
	return on < today
}

/** The CV that was sent, by name and version: `Care work, version 3 (hospital)`. */
export function formatSentCv({ title, number, label }: SentCv): string {
	return `${title}, version ${number}${label === '' ? '' : ` (${label})`}`
}

/** Pay as the advert or the person states it; empty where nobody does. */
export function formatPay({
	salary,
	salaryText,
}: Pick<ApplicationSummary, 'salary' | 'salaryText'>): string {
	return salaryText || (salary === null ? '' : payInWords(salary))
}

function payInWords({ min, max, currency, period }: Salary): string {
	const money = (amount: number) =>
		new Intl.NumberFormat('en-GB', {
			style: 'currency',
			currency,
			maximumFractionDigits: 2,
			minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
		}).format(amount)
	const time = period === 'hour' ? 'an hour' : `a ${period}`
	if (min !== null && max !== null && min !== max) return `${money(min)} to ${money(max)} ${time}`
	if (max === null) return `from ${money(min ?? 0)} ${time}`
	return min === null ? `up to ${money(max)} ${time}` : `${money(max)} ${time}`
}

function shortDay(day: Day, today: Day): string {
	const isThisYear = day.slice(0, 4) === today.slice(0, 4)
	return new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', {
		day: 'numeric',
		month: 'short',
		timeZone: 'UTC',
		...(isThisYear ? {} : { year: 'numeric' }),
	})
}

/** Since when an application is in its stage, such as `since 3 Nov 2026`. */
export function sinceInWords({ stageSince }: Pick<ApplicationSummary, 'stageSince'>, today: Day) {
	const day = toDay(stageSince)
	if (day === today) return 'since today'
	return `since ${day.slice(0, 4) === today.slice(0, 4) ? shortDay(day, today) : formatShortDay(stageSince)}`
}
