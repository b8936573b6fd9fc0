import type { TaskProgress } from '@app/contract'
import { type ReactNode, useId } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { ModelWriting } from './model-writing.tsx'
import type { AnsweringModel } from './use-model.ts'
import { type PreviewPayload, WhatIsSent } from './what-is-sent.tsx'

/** What a model is doing for somebody, whatever it was asked. */
type ModelWork = {
	isBusy: boolean
	/** What it has finished so far and passed the check. */
	progress: { step: TaskProgress['step']; offered: readonly { text: string }[] } | null
	outcome: { problem: string | null } | null
	stop: () => void
}

type ModelTaskProps = {
	model: AnsweringModel
	task: ModelWork
	/** The words of the button, and what a screen reader says in their place. */
	label: string
	name?: string
	onAsk: () => void
	/** A choice beside the button. */
	choice?: ReactNode
	/** What is said while the model works. */
	says: string
	/** What goes to the model, as the middle of a sentence; without it the sentence is left to the screen around. */
	sends?: string
	/** What goes and what stays, where it is shown word for word. */
	sent: string
	notSent: string
	preview: PreviewPayload
	/** Changes with what would be sent; what is shown of it is then closed. */
	about?: string
	/** What is said where an answer had nothing in it, or `null`. */
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
