import type { OwnStage } from '@app/contract/applications'
import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx'
import { Dialog } from '#shared/ui/dialog.tsx'
import { commonStageNames, isCommonStage, type Stages } from '../stage-names.ts'
import { useApplicationChanges, useApplicationList } from '../use-applications.ts'
import { findAdjacentStagePlace } from './adjacent-stage-place.ts'
import { StageForm } from './stage-form.tsx'

type StagesDialogProps = {
	stages: Stages
	/** How many one may make. */
	maxStages: number
	onClose: () => void
}

/**
 * Shows the columns of the board. The common stages stay where they are, and the person's own stages stand between
 * them.
 */
export function StagesDialog({ stages, maxStages, onClose }: StagesDialogProps) {
	// All applications, even when a search narrows the board.
	const all = useApplicationList('')
	const countIn = (id: string) =>
		all.data?.applications.filter(({ stage }) => stage === id).length ?? null
	const { addStage } = useApplicationChanges()
	const [isAdding, setIsAdding] = useState(false)
	return (
		<Dialog title="Stages" text="The columns of your board, from left to right." onClose={onClose}>
			<div className="p-5 sm:p-7">
				<ol className="m-0 list-none overflow-hidden rounded-panel border border-line p-0">
					{stages.order.map((stage) =>
						isCommonStage(stage) ? (
							<li
								key={stage}
								className="flex min-h-12 items-center border-b border-line px-4 py-1.5 last:border-0"
							>
								{commonStageNames[stage]}
							</li>
						) : (
							<OwnStageRow key={stage} id={stage} stages={stages} count={countIn(stage)} />
						),
					)}
				</ol>
				<div className="mt-5">
					{isAdding ? (
						<StageForm
							initially={{ name: '', countsAs: 'interview', stands: 'after' }}
							action="Add stage"
							onSave={(stage) => addStage.mutateAsync(stage)}
							onClose={() => setIsAdding(false)}
						/>
					) : (
						<Button
							size="small"
							disabled={stages.own.length >= maxStages}
							onClick={() => setIsAdding(true)}
						>
							<Plus size={17} aria-hidden />
							Add your own stage
						</Button>
					)}
					<p className="mt-3 text-sm text-ink-soft">
						{stages.own.length} of {maxStages} added. In Insights, your stage counts as the one you
						placed it next to.
					</p>
				</div>
			</div>
		</Dialog>
	)
}

type OwnStageRowProps = { id: string; stages: Stages; count: number | null }

function OwnStageRow({ id, stages, count }: OwnStageRowProps) {
	const own = stages.own.find((each) => each.id === id)
	const { changeStage, removeStage } = useApplicationChanges()
	const [isEdited, setIsEdited] = useState(false)
	const [isAsking, setIsAsking] = useState(false)
	if (!own) return null
	const step = (stage: OwnStage, by: -1 | 1) => {
		const place = findAdjacentStagePlace(stages.own, stage, by)
		if (place !== null) changeStage.mutate({ stageId: id, ...place })
	}
	if (isEdited) {
		return (
			<li className="border-b border-line px-4 py-4">
				<StageForm
					initially={own}
					action="Save stage"
					onSave={(changed) => changeStage.mutateAsync({ stageId: id, ...changed })}
					onClose={() => setIsEdited(false)}
				/>
			</li>
		)
	}
	const where = commonStageNames[own.countsAs]
	return (
		<li className="flex flex-wrap items-center gap-x-2 border-b border-line bg-desk px-4 py-1.5">
			<span className="min-w-0 flex-1 basis-32">
				<span className="block font-semibold wrap-anywhere">{own.name}</span>
				<span className="block text-sm text-ink-soft">Counts as {where}</span>
			</span>
			<span className="flex">
				<Tool
					label={`Move ${own.name} earlier`}
					isDisabled={findAdjacentStagePlace(stages.own, own, -1) === null || changeStage.isPending}
					onClick={() => step(own, -1)}
				>
					<ArrowUp size={18} aria-hidden />
				</Tool>
				<Tool
					label={`Move ${own.name} later`}
					isDisabled={findAdjacentStagePlace(stages.own, own, 1) === null || changeStage.isPending}
					onClick={() => step(own, 1)}
				>
					<ArrowDown size={18} aria-hidden />
				</Tool>
				<Tool label={`Rename ${own.name}`} onClick={() => setIsEdited(true)}>
					<Pencil size={17} aria-hidden />
				</Tool>
				<Tool label={`Remove ${own.name}`} onClick={() => setIsAsking(true)}>
					<Trash2 size={17} aria-hidden />
				</Tool>
			</span>
			{isAsking ? (
				<ConfirmDialog
					title={`Remove “${own.name}”?`}
					action="Remove stage"
					onCancel={() => setIsAsking(false)}
					onConfirm={() => removeStage.mutate(id)}
				>
					<p>
						{count === 0 ? 'It has no applications.' : `${movingInWords(count)} to ${where}.`} Its
						name stays in each application’s history.
					</p>
				</ConfirmDialog>
			) : null}
		</li>
	)
}

function movingInWords(count: number | null): string {
	if (count === null) return 'Its applications will move'
	return count === 1 ? 'Its application will move' : `Its ${count} applications will move`
}

type ToolProps = {
	label: string
	isDisabled?: boolean
	onClick: () => void
	children: ReactNode
}

function Tool({ label, isDisabled = false, onClick, children }: ToolProps) {
	return (
		<button
			type="button"
			aria-label={label}
			disabled={isDisabled}
			onClick={onClick}
			className="grid size-11 place-items-center rounded-control text-ink-soft hover:text-ink disabled:opacity-40"
		>
			{children}
		</button>
	)
}
