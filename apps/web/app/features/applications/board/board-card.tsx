import type { ApplicationSummary, Stage } from '@app/contract/applications'
import { CalendarClock, CircleAlert, Ellipsis } from 'lucide-react'
import { type KeyboardEvent, memo } from 'react'
import { Link } from 'react-router'
import { DragHandle, DropLine, draggedClass } from '#shared/reorder/drag-handle.tsx'
import type { Edge } from '#shared/reorder/drop-index.ts'
import { Menu } from '#shared/ui/menu.tsx'
import {
	formatApplicationName,
	formatNextStepTime,
	isLate,
	sinceInWords,
} from '../application-formatting.ts'
import type { Day } from '../calendar/calendar-days.ts'
import type { Stages } from '../stage-names.ts'
import { useDraggedCard } from './use-dragging.ts'

export type CardActions = {
	/** Alt and an arrow key were pressed on a card. */
	onStep: (id: string, to: 'left' | 'right' | 'up' | 'down') => void
	onStage: (id: string, stage: Stage) => void
	/** Another card was dropped above or below this one. */
	onDropBeside: (dropped: string, beside: string, edge: Edge) => void
	onDelete: (application: ApplicationSummary) => void
}

type BoardCardProps = CardActions & {
	application: ApplicationSummary
	stages: Stages
	today: Day
	href: string
}

const steps: Record<string, 'left' | 'right' | 'up' | 'down'> = {
	ArrowLeft: 'left',
	ArrowRight: 'right',
	ArrowUp: 'up',
	ArrowDown: 'down',
}

/** One application on the board. */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
	const { application, stages, today, href, onStep, onStage, onDropBeside, onDelete } = props
	const { id, title, company, place, stage, nextStep } = application
	const { card, handle, edge, isDragged } = useDraggedCard({
		id,
		onDrop: (dropped, at) => onDropBeside(dropped, id, at),
	})

	function handleKeyDown(event: KeyboardEvent) {
		const step = event.altKey ? steps[event.key] : undefined
		if (step === undefined) return
		event.preventDefault()
		onStep(id, step)
	}

	const moves = stages.order
		.filter((to) => to !== stage)
		.map((to) => ({
			id: to,
			label: `Move to ${stages.nameOf(to)}`,
			onSelect: () => onStage(id, to),
		}))
	return (
		<li
			ref={card}
			data-card={id}
			onKeyDown={handleKeyDown}
			className={`group relative rounded-control border border-line bg-paper transition-[border-color] duration-150
				hover:border-line-strong has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2
				has-[a:focus-visible]:outline-accent ${isDragged ? draggedClass : ''}`}
		>
			<DropLine edge={edge} />
			<div className="flex items-start">
				<span className="relative z-10 pl-0.5">
					<DragHandle handle={handle} />
				</span>
				<div className="min-w-0 flex-1 py-2.5 pr-3">
					<Link
						to={href}
						preventScrollReset
						aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight Alt+ArrowUp Alt+ArrowDown"
						className="block pr-7 text-[0.9375rem] leading-snug font-semibold text-ink no-underline wrap-anywhere outline-none before:absolute before:inset-0 before:rounded-control"
					>
						{title}
					</Link>
					<p className="mt-0.5 text-sm leading-snug text-ink-soft wrap-anywhere">
						{[company, place].filter(Boolean).join('\u00a0· ') || 'No employer yet'}
					</p>
					<p className="mt-2 text-xs text-ink-soft">
						{nextStep === null ? (
							sinceInWords(application, today)
						) : (
							<StepLine step={nextStep} today={today} />
						)}
					</p>
				</div>
				<span className="absolute top-0 right-0">
					<Menu
						trigger={
							<button
								type="button"
								aria-label={`Move or delete ${formatApplicationName(application)}`}
								className="grid size-11 place-items-center rounded-control text-ink-soft hover:text-ink sm:pointer-fine:size-9"
							>
								<Ellipsis size={18} aria-hidden />
							</button>
						}
						items={[
							...moves,
							{ id: 'delete', label: 'Delete', onSelect: () => onDelete(application) },
						]}
					/>
				</span>
			</div>
		</li>
	)
})

function StepLine({
	step,
	today,
}: {
	step: NonNullable<ApplicationSummary['nextStep']>
	today: Day
}) {
	const late = isLate(step, today)
	const Icon = late ? CircleAlert : CalendarClock
	return (
		<span className={`flex items-start gap-1.5 ${late ? 'text-brick' : 'text-ink'}`}>
			<Icon size={14} aria-hidden className="mt-[0.2em] shrink-0" />
			<span className="min-w-0 wrap-anywhere">
				<span className="font-semibold">{step.what}</span>, {formatNextStepTime(step, today)}
				{late ? <span className="sr-only"> (not done)</span> : null}
			</span>
		</span>
	)
}
