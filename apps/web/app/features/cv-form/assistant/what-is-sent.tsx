import { previewModelTask } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#shared/api/call.ts'
import { toDocument } from '#shared/cv-form-data.ts'
import { useCvFormContext } from '../form-state/cv-form-context.tsx'
import { listOpenLines, toTask } from './assistant-lines.ts'

type WhatIsSentProps = { advert: string; model: string | null; request: string }

/** What leaves this device with a request, word for word, before it does. */
export function WhatIsSent(props: WhatIsSentProps) {
	const [isOpen, setIsOpen] = useState(false)
	return (
		<details className="text-sm" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
			<summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-accent">
				What is sent
			</summary>
			{isOpen ? <Sent {...props} /> : null}
		</details>
	)
}

function Sent({ advert, model, request }: WhatIsSentProps) {
	if (model === null)
		return <p className="text-ink-soft">Nothing. Ella’s rules work on this device.</p>
	return <Payload advert={advert} model={model} request={request} />
}

function Payload({ advert, model, request }: WhatIsSentProps & { model: string }) {
	const { store } = useCvFormContext()
	const lines = listOpenLines(toDocument(store.getState()))
	const body = toTask(lines, request, advert)
	const { data, isError } = useQuery({
		queryKey: ['model-task-preview', body],
		queryFn: ({ signal }) => call(previewModelTask, { body, signal }),
	})
	if (isError) return <p className="text-amber">We couldn’t get it just now. Please try again.</p>
	if (data === undefined) return <p className="text-ink-soft">Reading…</p>
	return (
		<dl className="m-0 grid gap-2 rounded-panel border border-line bg-paper p-3">
			<Row name="Sent">
				{lines.length === 1 ? 'One line' : `${lines.length} lines`} from your jobs, your request
				{advert === '' ? '' : ' and the advert'}
			</Row>
			<Row name="Not sent">
				Your name, email, phone number, address, links, job titles and employers. If a line mentions
				your name or contact details, we hide them.
			</Row>
			<Row name="To">
				{model} at {data.sentTo}, the language model this site uses
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

function Row({ name, children }: { name: string; children: React.ReactNode }) {
	return (
		<div>
			<dt className="font-semibold">{name}</dt>
			<dd className="m-0">{children}</dd>
		</div>
	)
}
