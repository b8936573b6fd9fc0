import { CalendarClock, CircleAlert, Hourglass } from 'lucide-react'
import { Link } from 'react-router'
import { type Day, farInWords, longDay } from './calendar-days.ts'
import type { CalendarEvent } from './calendar-event.ts'

type AgendaProps = {
	events: ReadonlyMap<Day, CalendarEvent[]>
	today: Day
	hrefOf: (applicationId: string) => string
}

/** Shows each day that has events, one below the other. */
export function Agenda({ events, today, hrefOf }: AgendaProps) {
	const days = [...events.entries()].toSorted(([a], [b]) => a.localeCompare(b))
	return (
		<ol className="m-0 grid max-w-[46rem] list-none gap-7 p-0">
			{days.map(([day, entries]) => (
				<li key={day} id={day} className="scroll-mt-24">
					<h2 className="flex flex-wrap items-baseline gap-x-3 text-lg">
						{longDay(day)}
						<span className="font-sans text-sm font-normal tracking-normal text-ink-soft">
							{farInWords(day, today)}
						</span>
					</h2>
					<ul className="mt-2.5 mb-0 list-none overflow-hidden rounded-panel border border-line bg-paper p-0">
						{entries.map((event) => (
							<AgendaRow
								key={event.id}
								event={event}
								isLate={day < today && event.kind === 'step'}
								href={hrefOf(event.applicationId)}
							/>
						))}
					</ul>
				</li>
			))}
		</ol>
	)
}

type AgendaRowProps = { event: CalendarEvent; isLate: boolean; href: string }

const icons = { step: CalendarClock, closes: Hourglass }

function AgendaRow({ event: { kind, time, what, about }, isLate, href }: AgendaRowProps) {
	const Icon = isLate ? CircleAlert : icons[kind]
	return (
		<li className="border-b border-line last:border-0">
			<Link
				to={href}
				preventScrollReset
				className="flex min-h-14 items-center gap-3.5 px-4 py-2.5 text-ink no-underline hover:bg-desk"
			>
				<Icon
					size={18}
					aria-hidden
					className={`shrink-0 ${isLate ? 'text-brick' : 'text-ink-soft'}`}
				/>
				<span className="min-w-0">
					<span className="block font-semibold wrap-anywhere">
						{time ? <span className="font-normal">{time} </span> : null}
						{what}
					</span>
					<span className="block text-sm text-ink-soft wrap-anywhere">{about}</span>
				</span>
				{isLate ? (
					<span className="ml-auto shrink-0 text-sm font-semibold text-brick">Not done</span>
				) : null}
			</Link>
		</li>
	)
}
