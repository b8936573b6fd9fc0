import type { TaskProgress } from '@app/contract'
import { type ReactNode, useId } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { ModelWriting } from './model-writing.tsx'
import type { AnsweringModel } from './use-model.ts'
import { type PreviewPayload, WhatIsSent } from './what-is-sent.tsx'

/** The state of a model's work, whatever the task. */
type ModelWork = {
	isBusy: boolean
	/** The present step, and the texts that are finished so far and passed the check. */
	progress: { step: TaskProgress['step']; offered: readonly { text: string }[] } | null
	outcome: { problem: string | null } | null
	stop: () => void
}

type ModelTaskProps = {
	model: AnsweringModel
	task: ModelWork
	/** The text of the button; screen readers say `name` in its place. */
	label: string
	name?: string
	onAsk: () => void
	/** A choice beside the button. */
	choice?: ReactNode
	/** The message shown while the model works. */
	says: string
	/**
	 * The data that goes to the model, worded for the middle of a sentence; if left out, the screen around says it.
	 */
	sends?: string
	/**
	 * The data that is sent and, in `notSent`, the data that stays, to name both beside the word-for-word preview.
	 */
	sent: string
	notSent: string
	preview: PreviewPayload
	/** Changes when the data to be sent changes, which closes the preview. */
	about?: string
	/** The message for an empty answer, or `null`. */
	nothing?: string | null
	/** What came of it. */
	children?: ReactNode
}

/** The frame of every task of a language model: asked for, told before it is sent, shown as it comes, stopped, explained. */
export function ModelTask({
	model,
	task,
	label,
	name,
	choice,
	says,
	sends,
	...rest
}: ModelTaskProps) {
	const { sent, notSent, preview, about, nothing = null, children, onAsk } = rest
	const id = useId()
	const { isBusy, progress, outcome, stop } = task
	const problem = outcome?.problem ?? null
	return (
		<div className="grid gap-2 text-sm">
			<div className="flex flex-wrap items-end gap-2">
				{choice}
				<Button
					size={choice === undefined ? 'small' : 'medium'}
					className="bg-paper aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
					aria-label={name}
					// A disabled button would lose the focus that it has.
					aria-disabled={isBusy}
					aria-describedby={sends === undefined ? undefined : id}
					onClick={() => {
						if (!isBusy) onAsk()
					}}
				>
					{label}
				</Button>
			</div>
			{sends === undefined ? null : (
				<p id={id} className="text-ink-soft">
					This sends {sends} to {model.name}, {model.whose}.
				</p>
			)}
			<WhatIsSent key={about} model={model} sent={sent} notSent={notSent} preview={preview} />
			{isBusy ? (
				<ModelWriting
					says={says}
					isCorrecting={progress?.step === 'correcting'}
					texts={progress?.offered.map(({ text }) => text) ?? []}
					onStop={stop}
				/>
			) : null}
			{problem === null ? null : (
				<p role="alert" className="text-amber">
					{problem}
				</p>
			)}
			<p role="status">{nothing}</p>
			{children}
		</div>
	)
}
