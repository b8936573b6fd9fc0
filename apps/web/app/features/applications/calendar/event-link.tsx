import { Link } from 'react-router'
import type { CalendarEvent } from './calendar-event.ts'

type EventLinkProps = { event: CalendarEvent; href: string; isPast: boolean }

const looks: Record<CalendarEvent['kind'], string> = {
	step: 'border-accent bg-accent-wash text-ink',
	closes: 'border-line-strong bg-desk-2 text-ink',
}

/** One entry in a day of the month, as small as it can be read. */
export function EventLink({ event, href, isPast }: EventLinkProps) {
	const { kind, time, what, about } = event
	const isLate = isPast && kind === 'step'
	return (
		<Link
			to={href}
			preventScrollReset
			className={`block rounded-[4px] border-l-[3px] px-1.5 py-1 text-xs leading-snug no-underline ${isLate ? 'border-brick bg-desk-2 text-ink' : looks[kind]}`}
		>
			<span className="block truncate font-semibold">
				{time ? `${time} ` : null}
				{what}
				{isLate ? <span className="sr-only"> (not done)</span> : null}
			</span>
			<span className="block truncate">{about}</span>
		</Link>
	)
}
