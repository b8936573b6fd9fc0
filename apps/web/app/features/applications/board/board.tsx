import type { ApplicationSummary, Stage } from '@app/contract/applications'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Edge } from '#shared/reorder/drop-index.ts'
import { formatApplicationName } from '../application-formatting.ts'
import type { Day } from '../calendar/calendar-days.ts'
import type { Stages } from '../stage-names.ts'
import { BoardColumn } from './board-column.tsx'
import { beforeAfterStep, type Move } from './move-in-list.ts'

type BoardProps = {
	/** Column by column. */
	applications: ApplicationSummary[]
	stages: Stages
	today: Day
	hrefOf: (id: string) => string
	onMove: (id: string, move: Move) => void
	onDelete: (application: ApplicationSummary) => void
}

/** The applications in the columns of their stages; cards go elsewhere by dragging, by keys and by their menus. */
export function Board({ applications, stages, today, hrefOf, onMove, onDelete }: BoardProps) {
	const { board, said, movedId, actions, dropAtEnd } = useBoardMoves({
		applications,
		stages,
		onMove,
		onDelete,
	})
	return (
		<>
			<p className="mx-auto mb-3 max-w-[76rem] px-5 text-sm text-ink-soft sm:px-6">
				Drag a card by its handle,{' '}
				<span className="pointer-coarse:hidden">or press Alt and an arrow key.</span>
				<span className="hidden pointer-coarse:inline">or choose a stage in its menu.</span>
			</p>
			<p role="status" className="sr-only">
				{said}
			</p>
			<div
				ref={board}
				data-board
				className="relative grid max-h-[calc(100dvh_-_var(--nav-height)_-_1rem)] snap-x auto-cols-[min(14rem,78vw)] grid-flow-col gap-3
					overflow-auto px-(--board-edge) pb-4 scroll-pt-12 max-sm:max-h-[calc(100dvh_-_var(--nav-height)_-_4.75rem)]
					[--board-edge:max(1.25rem,calc((100%_-_76rem)/2_+_1.5rem))] scroll-px-(--board-edge)
					min-[1720px]:[justify-content:safe_center] min-[1720px]:px-6"
			>
				{stages.order.map((stage) => (
					<BoardColumn
						key={stage}
						stage={stage}
						stages={stages}
						today={today}
						hrefOf={hrefOf}
						movedId={movedId}
						actions={actions}
						applications={applications.filter((each) => each.stage === stage)}
						onDropAtEnd={dropAtEnd}
					/>
				))}
			</div>
		</>
	)
}

type BoardMoves = Pick<BoardProps, 'applications' | 'stages' | 'onMove' | 'onDelete'>

/** Moves cards, announces each move to screen readers and keeps the focus on the moved card. */
function useBoardMoves(props: BoardMoves) {
	const board = useRef<HTMLDivElement>(null)
	const [said, setSaid] = useState('')
	const [movedId, setMovedId] = useState<string | null>(null)
	// The card that the focus follows; the move is announced once the list shows it.
	const moved = useRef<{ id: string; hasFocus: boolean } | null>(null)
	const latest = useRef(props)
	latest.current = props

	const put = useCallback((id: string, move: Move, { hasFocus }: { hasFocus: boolean }) => {
		moved.current = { id, hasFocus }
		setMovedId(id)
		latest.current.onMove(id, move)
	}, [])

	useEffect(() => {
		if (moved.current === null) return
		const { id, hasFocus } = moved.current
		const { applications, stages } = latest.current
		const application = applications.find((each) => each.id === id)
		if (!application) return
		moved.current = null
		if (hasFocus) focusCard(board.current, id)
		const column = applications.filter(({ stage }) => stage === application.stage)
		setSaid(
			`${formatApplicationName(application)}: ${stages.nameOf(application.stage)}, ${column.indexOf(application) + 1} of ${column.length}.`,
		)
	}, [props.applications])

	const actions = useMemo(
		() => ({
			onStep: (id: string, to: 'left' | 'right' | 'up' | 'down') => {
				const move = planMove(latest.current, id, to)
				if (move !== null) put(id, move, { hasFocus: true })
				else
					setSaid(
						anew(
							to === 'up' || to === 'down'
								? 'It can’t move further in this column.'
								: 'It can’t move any further.',
						),
					)
			},
			onStage: (id: string, stage: Stage) => put(id, { stage }, { hasFocus: true }),
			onDropBeside: (id: string, beside: string, edge: Edge) => {
				const move = findNeighbour(latest.current.applications, { id, beside, edge })
				if (move !== null) put(id, move, { hasFocus: false })
			},
			onDelete: (application: ApplicationSummary) => latest.current.onDelete(application),
		}),
		[put],
	)
	const dropAtEnd = useCallback(
		(id: string, stage: Stage) => put(id, { stage, before: null }, { hasFocus: false }),
		[put],
	)
	return { board, said, movedId, actions, dropAtEnd }
}

// The same words again are read out only when they differ in something.
const anew = (words: string) => (before: string) => (before === words ? `${words}\u00a0` : words)

function focusCard(board: HTMLElement | null, id: string): void {
	const card = board?.querySelector(`[data-card="${id}"]`)
	card?.querySelector('a')?.focus()
	card?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** Where a press of Alt and an arrow key leads; `null` where it leads nowhere. */
function planMove(
	{ applications, stages }: BoardMoves,
	id: string,
	to: 'left' | 'right' | 'up' | 'down',
): Move | null {
	const application = applications.find((each) => each.id === id)
	if (!application) return null
	if (to === 'left' || to === 'right') {
		const stage = stages.beside(application.stage, to === 'left' ? -1 : 1)
		return stage === null ? null : { stage }
	}
	const column = applications.filter(({ stage }) => stage === application.stage)
	const before = beforeAfterStep(column, id, to === 'up' ? -1 : 1)
	return before === undefined ? null : { stage: application.stage, before }
}

/** Where a card comes to stand that is dropped above or below another one. */
function findNeighbour(
	applications: readonly ApplicationSummary[],
	{ id, beside, edge }: { id: string; beside: string; edge: Edge },
): Move | null {
	const target = applications.find((each) => each.id === beside)
	if (!target) return null
	if (edge === 'above') return { stage: target.stage, before: beside }
	const column = applications.filter((each) => each.stage === target.stage && each.id !== id)
	return { stage: target.stage, before: column[column.indexOf(target) + 1]?.id ?? null }
}
