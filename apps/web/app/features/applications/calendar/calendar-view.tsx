import type { ApplicationSummary } from '@app/contract/applications'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId, useMemo } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { SegmentedControl } from '#shared/ui/segmented-control.tsx'
import { useMediaQuery } from '#shared/use-media-query.ts'
import {
	type ApplicationsUrlState,
	buildApplicationsHref as addressOf,
} from '../applications-url-state.ts'
import { Agenda } from './agenda.tsx'
import { type Day, monthInWords, monthsAfter } from './calendar-days.ts'
import { eventsByDay, listEvents } from './calendar-event.ts'
import { MonthGrid } from './month-grid.tsx'

type CalendarViewProps = {
	applications: ApplicationSummary[]
	today: Day
	address: ApplicationsUrlState
	hrefOf: (id: string) => string
	onGo: (changes: Partial<ApplicationsUrlState>) => void
}

const looks = [
	{ value: 'month', label: 'Month' },
	{ value: 'agenda', label: 'Agenda' },
] as const

/** Next steps and closing days, in a month or one under the other; a narrow screen has room for the latter alone. */
export function CalendarView({ applications, today, address, hrefOf, onGo }: CalendarViewProps) {
	const headingId = useId()
	const isWide = useMediaQuery('(min-width: 768px)')
	const events = useMemo(() => eventsByDay(listEvents(applications)), [applications])
	if (address.isAgenda || !isWide) {
		return (
			<>
				{isWide ? <LookBar isAgenda onGo={onGo} /> : null}
				{events.size === 0 ? <Nothing /> : <Agenda events={events} today={today} hrefOf={hrefOf} />}
			</>
		)
	}
	const month = address.month ?? today.slice(0, 7)
	const show = (wanted: string) => onGo({ month: wanted === today.slice(0, 7) ? null : wanted })
	const turn = (by: -1 | 1) => show(monthsAfter(`${month}-01`, by).slice(0, 7))
	return (
		<>
			<div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-3">
				<h2 id={headingId} aria-live="polite" className="mr-auto text-xl">
					{monthInWords(month)}
				</h2>
				<Button size="small" aria-label="Previous month" onClick={() => turn(-1)}>
					<ChevronLeft size={18} aria-hidden />
				</Button>
				<Button size="small" onClick={() => onGo({ month: null })}>
					Today
				</Button>
				<Button size="small" aria-label="Next month" onClick={() => turn(1)}>
					<ChevronRight size={18} aria-hidden />
				</Button>
				<LookBar isAgenda={false} onGo={onGo} />
			</div>
			<MonthGrid
				month={month}
				today={today}
				events={events}
				hrefOf={hrefOf}
				labelledBy={headingId}
				agendaHref={addressOf(address, { isAgenda: true })}
				onMonth={show}
			/>
			{events.size === 0 ? <Nothing /> : null}
		</>
	)
}

function LookBar({ isAgenda, onGo }: { isAgenda: boolean; onGo: CalendarViewProps['onGo'] }) {
	return (
		<div className={isAgenda ? 'mb-6' : ''}>
			<SegmentedControl
				legend="Calendar view"
				isLegendHidden
				choices={looks}
				value={isAgenda ? 'agenda' : 'month'}
				onChange={(look) => onGo({ isAgenda: look === 'agenda' })}
			/>
		</div>
	)
}

function Nothing() {
	return (
		<p className="mt-5 max-w-[38rem] text-ink-soft">
			Nothing planned yet. Open an application and add a next step, such as an interview or a
			follow-up. It will appear here, and we can email you a reminder.
		</p>
	)
}
