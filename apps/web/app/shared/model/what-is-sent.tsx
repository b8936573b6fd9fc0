import { type ModelPayload, type OwnModel, previewModelTask } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { call } from '#shared/api/call.ts'
import type { AnsweringModel } from './use-model.ts'
import type { PrepareTask } from './use-task.ts'

/** Asks the server exactly which data a request would send, and what the request may cost. */
export type PreviewPayload = (asking: {
	/** The person's own model, without its key. */
	own: Omit<OwnModel, 'key'> | undefined
	signal: AbortSignal
}) => Promise<ModelPayload>

/** Returns a function that fetches the payload of a task when the person opens the preview. */
export function previewOf(prepare: PrepareTask): PreviewPayload {
	return async ({ own, signal }) => {
		const body = await prepare(signal)
		return call(previewModelTask, { body: own === undefined ? body : { ...body, own }, signal })
	}
}

type WhatIsSentProps = {
	model: AnsweringModel | null
	/** What goes, in words. */
	sent: ReactNode
	/** What stays, in words. */
	notSent: ReactNode
	preview: PreviewPayload
}

/** The data that a request sends from this device, shown word for word before it is sent. */
export function WhatIsSent(props: WhatIsSentProps) {
	const [opened, setOpened] = useState(0)
	const [isOpen, setIsOpen] = useState(false)
	return (
		<details
			className="text-sm"
			onToggle={({ currentTarget }) => {
				setIsOpen(currentTarget.open)
				setOpened(opened + 1)
			}}
		>
			<summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-accent">
				What is sent
			</summary>
			{isOpen ? <Sent {...props} opened={opened} /> : null}
		</details>
	)
}

function Sent({ model, ...props }: WhatIsSentProps & { opened: number }) {
	if (model === null)
		return <p className="text-ink-soft">Nothing. Ella’s rules work on this device.</p>
	return <Payload {...props} model={model} />
}

type PayloadProps = WhatIsSentProps & { model: AnsweringModel; opened: number }

function Payload({ model, sent, notSent, preview, opened }: PayloadProps) {
	const id = useId()
	const { data, error } = useQuery({
		queryKey: ['model-task-preview', id, opened],
		queryFn: ({ signal }) =>
			preview({ own: model.own === null ? undefined : withoutKey(model.own), signal }),
		gcTime: 0,
		retry: false,
	})
	if (error) return <p className="text-amber">{error.message}</p>
	if (data === undefined) return <p className="text-ink-soft">Reading…</p>
	return (
		<dl className="m-0 grid gap-2 rounded-panel border border-line bg-paper p-3">
			<Row name="Sent">{sent}</Row>
			<Row name="Not sent">{notSent}</Row>
			<Row name="To">
				{model.name}
				{model.own === null ? ` at ${data.sentTo}, ` : ' '}
				{model.whose}
			</Row>
			<Row name="Costs at most">
				{inWords(data.mostTokens)}
				{data.tokensLeft === null ? null : `. You have ${inWords(data.tokensLeft)} left today.`}
			</Row>
			<Row name="Word for word">
				<section
					// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
					tabIndex={0}
					aria-label="What is sent, word for word"
					className="max-h-56 overflow-auto"
				>
					<pre className="m-0 font-mono text-xs whitespace-pre-wrap wrap-anywhere">
						{`${data.instructions}\n\n${data.data}`}
					</pre>
				</section>
			</Row>
		</dl>
	)
}

function inWords(tokens: number): string {
	return `${tokens.toLocaleString('en-GB')} tokens`
}

function withoutKey({ provider, model }: OwnModel) {
	return { provider, model }
}

function Row({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div>
			<dt className="font-semibold">{name}</dt>
			<dd className="m-0">{children}</dd>
		</div>
	)
}
