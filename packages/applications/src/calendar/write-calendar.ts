import { contentLine } from './content-line.ts'

/** Something to be done, as a calendar shows it. */
export type CalendarStep = {
	id: string
	summary: string
	/** Where it is on this site. */
	url: string
	/** The date in the person's time zone. */
	on: string
	/** When it begins; `null` for any time of that day. */
	at: number | null
	changedAt: number
	revision: number
}

type Calendar = { name: string; host: string; steps: readonly CalendarStep[] }

const dayMs = 86_400_000

/** Steps as an iCalendar file (RFC 5545). One with a time takes half an hour, so that a calendar has room for its words. */
export function writeCalendar({ name, host, steps }: Calendar): string {
	return [
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'PRODID:-//Ella//Applications//EN',
		'CALSCALE:GREGORIAN',
		'METHOD:PUBLISH',
		contentLine('X-WR-CALNAME', name),
		'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
		'X-PUBLISHED-TTL:PT1H',
		...steps.flatMap((step) => formatEvent(step, host)),
		'END:VCALENDAR',
		'',
	].join('\r\n')
}

function formatEvent(step: CalendarStep, host: string): string[] {
	const { id, summary, url, changedAt, revision } = step
	return [
		'BEGIN:VEVENT',
		contentLine('UID', `${id}@${host}`),
		`DTSTAMP:${formatMoment(changedAt)}`,
		`LAST-MODIFIED:${formatMoment(changedAt)}`,
		`SEQUENCE:${revision}`,
		...formatWhen(step),
		contentLine('SUMMARY', summary),
		// An address is not escaped as words are.
		contentLine('URL', url, { isRaw: true }),
		'END:VEVENT',
	]
}

function formatWhen({ on, at }: CalendarStep): string[] {
	if (at !== null) return [`DTSTART:${formatMoment(at)}`, 'DURATION:PT30M']
	const next = new Date(Date.parse(`${on}T00:00:00Z`) + dayMs).toISOString().slice(0, 10)
	return [
		`DTSTART;VALUE=DATE:${on.replaceAll('-', '')}`,
		`DTEND;VALUE=DATE:${next.replaceAll('-', '')}`,
		'TRANSP:TRANSPARENT',
	]
}

function formatMoment(at: number): string {
	return new Date(at).toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '')
}
