import type { ApplicationSummary } from '@app/contract/applications'
import { formatApplicationName } from '../application-formatting.ts'
import type { Day } from './calendar-days.ts'

/** Something that stands on a day. */
export type CalendarEvent = {
	id: string
	/** The application that the event belongs to; choosing the event opens it. */
	applicationId: string
	day: Day
	/** `14:30`; empty where no time is set. */
	time: string
	/** The task, or the event. */
	what: string
	/** Of which application. */
	about: string
	/** A next step, or that an advert closes which was not answered yet. */
	kind: 'step' | 'closes'
}

/** Returns the events in the calendar for these applications. */
export function listEvents(applications: readonly ApplicationSummary[]): CalendarEvent[] {
	return applications.flatMap((application) => {
		const { id, nextStep, closesAt, appliedAt } = application
		const shared = { applicationId: id, about: formatApplicationName(application) }
		const step: CalendarEvent[] =
			nextStep === null
				? []
				: [
						{
							...shared,
							id: `${id}-step`,
							kind: 'step',
							what: nextStep.what,
							day: nextStep.on,
							time: nextStep.time ?? '',
						},
					]
		const closes: CalendarEvent[] =
			closesAt === null || appliedAt !== null
				? []
				: [
						{
							...shared,
							id: `${id}-closes`,
							kind: 'closes',
							what: 'Closing date',
							// Closing dates carry no place, so each is read as a day in UTC.
							day: closesAt.slice(0, 10),
							time: '',
						},
					]
		return [...step, ...closes]
	})
}

/** The events of each day, the earliest first; those without a time stand at the top. */
export function eventsByDay(events: readonly CalendarEvent[]): Map<Day, CalendarEvent[]> {
	const byDay = new Map<Day, CalendarEvent[]>()
	const sorted = events.toSorted(
		(a, b) => a.day.localeCompare(b.day) || a.time.localeCompare(b.time),
	)
	for (const event of sorted) byDay.set(event.day, [...(byDay.get(event.day) ?? []), event])
	return byDay
}
