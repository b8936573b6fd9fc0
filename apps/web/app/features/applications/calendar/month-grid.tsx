import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import {
	type Day,
	daysAfter,
	getWeekday,
	listWeeks,
	longDay,
	monthsAfter,
} from './calendar-days.ts'
import type { CalendarEvent } from './calendar-event.ts'
import { EventLink } from './event-link.tsx'

type MonthGridProps = {
	/** `YYYY-MM`. */
	month: string
	today: Day
	/** The id of the heading that names the month. */
	labelledBy: string
	events: ReadonlyMap<Day, CalendarEvent[]>
	hrefOf: (applicationId: string) => string
	/** Where all of a day can be seen. */
	agendaHref: string
	onMonth: (month: string) => void
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const shownInDay = 3

/** A month of days; the arrow keys go from day to day and beyond the month, Page keys from month to month. */
export function MonthGrid(props: MonthGridProps) {
	const { month, today, labelledBy, events, hrefOf, agendaHref, onMonth } = props
	const { table, current, handleFocus, handleKeyDown } = useDays({ month, today, onMonth })
	return (
		<table
			ref={table}
			// biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: days of a calendar are walked with the arrow keys
			role="grid"
			aria-labelledby={labelledBy}
			onKeyDown={handleKeyDown}
			className="w-full table-fixed border-collapse overflow-hidden rounded-panel bg-paper text-sm"
		>
			<thead>
				<tr>
					{weekdays.map((name) => (
						<th
							key={name}
							scope="col"
							abbr={name}
							className="border border-line px-2 py-2 text-left text-xs font-semibold text-ink-soft"
						>
							{name.slice(0, 3)}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{listWeeks(month).map((week) => (
					<tr key={week[0]}>
						{week.map((day) => (
							<DayCell
								key={day}
								day={day}
								today={today}
								hrefOf={hrefOf}
								agendaHref={agendaHref}
								events={events.get(day) ?? []}
								isOfMonth={day.startsWith(month)}
								isCurrent={day === current}
								onFocus={() => handleFocus(day)}
							/>
						))}
					</tr>
				))}
			</tbody>
		</table>
	)
}

type DayCellProps = {
	day: Day
	today: Day
	events: CalendarEvent[]
	isOfMonth: boolean
	/** Whether Tab comes to this day. */
	isCurrent: boolean
	hrefOf: (applicationId: string) => string
	agendaHref: string
	onFocus: () => void
}

function DayCell(props: DayCellProps) {
	const { day, today, events, isOfMonth, isCurrent, hrefOf, agendaHref, onFocus } = props
	const isToday = day === today
	const more = events.length - shownInDay
	return (
		<td
			data-day={day}
			// biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a day is walked to with the arrow keys
			role="gridcell"
			tabIndex={isCurrent ? 0 : -1}
			onFocus={onFocus}
			{...(isToday ? { 'aria-current': 'date' } : {})}
			className={`relative h-28 border border-line p-1.5 align-top -outline-offset-2 ${isOfMonth ? '' : 'bg-desk'}`}
		>
			<span className="sr-only">
				{`${longDay(day)}${isToday ? ', today' : ''}, ${countInWords(events.length)}`}
			</span>
			<span
				aria-hidden
				className={`mb-1 inline-grid size-6 place-items-center rounded-full text-xs tabular-nums ${dayClass(isToday, isOfMonth)}`}
			>
				{Number(day.slice(8))}
			</span>
			<ul className="m-0 grid list-none gap-1 p-0">
				{events.slice(0, shownInDay).map((event) => (
					<li key={event.id} className="min-w-0">
						<EventLink event={event} href={hrefOf(event.applicationId)} isPast={day < today} />
					</li>
				))}
			</ul>
			{more > 0 ? (
				<Link to={`${agendaHref}#${day}`} className="mt-1 block px-1 text-xs">
					and {more} more
					<span className="sr-only"> on {longDay(day)}</span>
				</Link>
			) : null}
		</td>
	)
}

function dayClass(isToday: boolean, isOfMonth: boolean): string {
	if (isToday) return 'bg-accent font-semibold text-on-accent'
	return isOfMonth ? 'text-ink' : 'text-ink-soft'
}

function countInWords(count: number): string {
	if (count === 0) return 'nothing'
	return count === 1 ? '1 entry' : `${count} entries`
}

type Days = Pick<MonthGridProps, 'month' | 'today' | 'onMonth'>

/** Which day Tab comes to, and where the keys lead from it. */
function useDays({ month, today, onMonth }: Days) {
	const table = useRef<HTMLTableElement>(null)
	const [chosen, setChosen] = useState(today)
	// The day that the keys led to, until its month is there.
	const wanted = useRef<Day | null>(null)
	const first = today.startsWith(month) ? today : `${month}-01`
	const current = chosen.startsWith(month) ? chosen : first

	useEffect(() => {
		if (wanted.current !== current) return
		wanted.current = null
		table.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus()
	}, [current])

	function handleKeyDown(event: KeyboardEvent) {
		if (!(event.target instanceof HTMLTableCellElement)) return
		if (event.key === 'Enter') {
			event.target.querySelector('a')?.focus()
			return
		}
		const next = dayFor(event.key, event.target.dataset.day ?? current)
		if (next === null || event.altKey || event.ctrlKey || event.metaKey) return
		event.preventDefault()
		wanted.current = next
		setChosen(next)
		if (!next.startsWith(month)) onMonth(next.slice(0, 7))
	}

	return { table, current, handleKeyDown, handleFocus: setChosen }
}

/** The day that a key leads to; `null` for keys that lead nowhere. */
function dayFor(key: string, from: Day): Day | null {
	const steps: Record<string, number> = {
		ArrowLeft: -1,
		ArrowRight: 1,
		ArrowUp: -7,
		ArrowDown: 7,
		Home: -getWeekday(from),
		End: 6 - getWeekday(from),
	}
	const step = steps[key]
	if (step !== undefined) return daysAfter(from, step)
	if (key === 'PageUp') return monthsAfter(from, -1)
	return key === 'PageDown' ? monthsAfter(from, 1) : null
}
