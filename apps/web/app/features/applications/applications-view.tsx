import type { ApplicationSummary } from '@app/contract/applications'
import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIsOnline } from '#shared/connection/use-is-online.ts'
import { Button } from '#shared/ui/button.tsx'
import type { ApplicationsUrlState } from './applications-url-state.ts'
import { Board } from './board/board.tsx'
import type { Move } from './board/move-in-list.ts'
import type { Day } from './calendar/calendar-days.ts'
import { CalendarView } from './calendar/calendar-view.tsx'
import { EmptyState } from './empty-state.tsx'
import { InsightsView } from './insights/insights-view.tsx'
import { ApplicationList } from './list/application-list.tsx'
import type { Stages } from './stage-names.ts'
import type { ApplicationList as Listed } from './use-applications.ts'

type ApplicationsViewProps = {
	address: ApplicationsUrlState
	stages: Stages | null
	list: Listed | null
	/** Whether the list is still that of the previous search. */
	isOld: boolean
	error: Error | null
	today: Day
	hrefOf: (id: string) => string
	onGo: (changes: Partial<ApplicationsUrlState>) => void
	onMove: (id: string, move: Move) => void
	onDelete: (application: ApplicationSummary) => void
	onTryAgain: () => void
}

/** The applications in the view that the address asks for, or why there are none to show. */
export function ApplicationsView(props: ApplicationsViewProps) {
	const { address, stages, list, isOld, error, onGo } = props
	const isOnline = useIsOnline()
	if (list === null || stages === null) {
		if (error === null) return <Loading />
		return (
			<Middle>
				<Failed error={error} onTryAgain={props.onTryAgain} />
			</Middle>
		)
	}
	const { applications } = list
	if (applications.length === 0) {
		return (
			<Middle>
				{address.q.trim() === '' ? (
					<EmptyState />
				) : (
					<NothingFound onShowAll={() => onGo({ q: '' })} />
				)}
			</Middle>
		)
	}
	return (
		<div className={isOld ? 'opacity-60 transition-opacity duration-150' : ''}>
			<Middle>
				{isOnline ? null : <OfflineNote />}
				{isOnline && error ? <Stale error={error} onTryAgain={props.onTryAgain} /> : null}
			</Middle>
			<InView {...props} applications={applications} stages={stages} />
		</div>
	)
}

type InViewProps = Omit<ApplicationsViewProps, 'stages'> &
	Pick<Listed, 'applications'> & { stages: Stages }

function InView({ address, applications, stages, today, ...props }: InViewProps) {
	const { hrefOf, onGo, onMove, onDelete } = props
	const shown = { applications, stages, today, hrefOf }
	if (address.view === 'board') return <Board {...shown} onMove={onMove} onDelete={onDelete} />
	return (
		<Middle>
			{address.view === 'list' ? (
				<ApplicationList
					{...shown}
					address={address}
					onGo={onGo}
					onStage={(id, stage) => onMove(id, { stage })}
				/>
			) : null}
			{address.view === 'calendar' ? (
				<CalendarView
					applications={applications}
					today={today}
					address={address}
					hrefOf={hrefOf}
					onGo={onGo}
				/>
			) : null}
			{address.view === 'insights' ? <InsightsView /> : null}
		</Middle>
	)
}

/** The width of every page; only a board is wider. */
function Middle({ children }: { children: ReactNode }) {
	return <div className="mx-auto max-w-[76rem] px-5 sm:px-6">{children}</div>
}

function NothingFound({ onShowAll }: { onShowAll: () => void }) {
	return (
		<>
			<p className="text-ink-soft">
				No applications match. Try another word from the title, employer, location, notes or
				contacts.
			</p>
			<Button className="mt-4" onClick={onShowAll}>
				Show all
			</Button>
		</>
	)
}

function OfflineNote() {
	return (
		<p
			role="status"
			className="mb-5 flex gap-2.5 rounded-control border border-line bg-paper px-4 py-3 text-sm"
		>
			<CloudOff size={18} aria-hidden className="mt-0.5 shrink-0 text-ink-soft" />
			You’re offline. These are your applications as we last saw them. You can make changes when
			you’re back online.
		</p>
	)
}

const columns = ['one', 'two', 'three', 'four', 'five', 'six', 'seven']

function Loading() {
	return (
		<div
			role="status"
			aria-label="Loading your applications"
			className="grid auto-cols-[min(14rem,78vw)] grid-flow-col gap-3 overflow-hidden px-[max(1.25rem,calc((100%_-_76rem)/2_+_1.5rem))]"
		>
			{columns.map((column, index) => (
				<div key={column} className="h-[22rem] rounded-panel bg-desk-2 p-2">
					<div className="mx-2 mt-2 mb-4 h-4 w-20 rounded bg-line" />
					{index < 3 ? <div className="h-24 rounded-control bg-paper" /> : null}
				</div>
			))}
		</div>
	)
}

type FailedProps = { error: Error; onTryAgain: () => void }

function Failed({ error, onTryAgain }: FailedProps) {
	return (
		<div role="alert">
			<p className="text-ink-soft">{error.message}</p>
			<Button className="mt-4" onClick={onTryAgain}>
				Try again
			</Button>
		</div>
	)
}

function Stale({ error, onTryAgain }: FailedProps) {
	return (
		<div
			role="alert"
			className="mb-5 flex flex-wrap items-center justify-between gap-3 rounded-control border border-line bg-paper px-4 py-3 text-sm"
		>
			<p>
				We’ve lost the connection. These are your applications as we last saw them. {error.message}
			</p>
			<Button size="small" onClick={onTryAgain}>
				Try again
			</Button>
		</div>
	)
}
