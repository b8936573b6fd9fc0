import type { ApplicationSummary, Stage } from '@app/contract/applications'
import { useId, useState } from 'react'
import { Button } from '#shared/ui/button.tsx'
import type { Day } from '../calendar/calendar-days.ts'
import type { Stages } from '../stage-names.ts'
import { BoardCard, type CardActions } from './board-card.tsx'
import { useDropColumn } from './use-dragging.ts'

type BoardColumnProps = {
	stage: Stage
	stages: Stages
	applications: ApplicationSummary[]
	today: Day
	hrefOf: (id: string) => string
	/** The card that was moved last, which is always shown. */
	movedId: string | null
	actions: CardActions
	/** A card was dropped below all others. */
	onDropAtEnd: (id: string, stage: Stage) => void
}

/** More cards than these are shown when they are asked for. */
const shownAtFirst = 40

/** Shows the applications of one stage as a column of cards. */
export function BoardColumn(props: BoardColumnProps) {
	const { stage, stages, applications, today, hrefOf, movedId, actions, onDropAtEnd } = props
	const titleId = useId()
	const [wanted, setWanted] = useState(shownAtFirst)
	const shown = Math.max(wanted, applications.findIndex(({ id }) => id === movedId) + 1)
	const { column, isOver } = useDropColumn((id) => onDropAtEnd(id, stage))
	const hidden = applications.length - shown
	return (
		<section
			ref={column}
			aria-labelledby={titleId}
			className={`flex min-h-[22rem] snap-start flex-col rounded-panel border p-2 transition-colors duration-150 ${isOver ? 'border-accent bg-accent-wash' : 'border-transparent bg-desk-2'}`}
		>
			<h2
				id={titleId}
				className="sticky top-0 z-20 flex items-baseline justify-between gap-2 bg-inherit px-2 pt-1.5 pb-3 font-sans text-sm font-semibold tracking-normal"
			>
				<span className="min-w-0 wrap-anywhere">{stages.nameOf(stage)}</span>
				<span className="font-normal text-ink-soft tabular-nums">
					{applications.length}
					<span className="sr-only">
						{applications.length === 1 ? ' application' : ' applications'}
					</span>
				</span>
			</h2>
			<ul className="m-0 grid list-none gap-2 p-0">
				{applications.slice(0, shown).map((application) => (
					<BoardCard
						key={application.id}
						application={application}
						stages={stages}
						today={today}
						{...actions}
						href={hrefOf(application.id)}
					/>
				))}
			</ul>
			{hidden > 0 ? (
				<Button
					size="small"
					look="bare"
					className="mt-2"
					onClick={() => setWanted(shown + shownAtFirst)}
				>
					{hidden} more
				</Button>
			) : null}
		</section>
	)
}
