import { maxTaskRequest } from '@app/contract'
import { ArrowUp } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { TaskBody } from '#shared/model/run-task.ts'
import type { AnsweringModel } from '#shared/model/use-model.ts'
import { previewOf, WhatIsSent } from '#shared/model/what-is-sent.tsx'
import { Button } from '#shared/ui/button.tsx'
import { fieldControlClass, GrowingTextArea } from '#shared/ui/field.tsx'

type AskBoxProps = {
	advert: string
	/** The model that answers, or `null`: then the rules of this device do, and nothing is sent. */
	model: AnsweringModel | null
	/** Returns the body that a request would be sent with. */
	prepare: (request: string) => TaskBody
	isBusy: boolean
	onAsk: (request: string) => void
}

/**
 * Shows the field for a request, with common requests and a preview of the data that would be sent. The rules cannot
 * read a request, so without a model only their fixed changes are offered.
 */
export function AskBox({ advert, model, prepare, isBusy, onAsk }: AskBoxProps) {
	const [text, setText] = useState('')
	const field = useRef<HTMLTextAreaElement>(null)
	const reads = model !== null
	useEffect(() => {
		if (reads) field.current?.focus({ preventScroll: true })
	}, [reads])
	const request = text.trim()

	function send(wish: string) {
		if (wish === '' || isBusy) return
		onAsk(wish)
		setText('')
	}

	function handleSubmit(event: FormEvent) {
		event.preventDefault()
		send(request)
	}

	function handleKeyDown(event: KeyboardEvent) {
		if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
		event.preventDefault()
		send(request)
	}

	return (
		<form onSubmit={handleSubmit} className="grid gap-2">
			<div className="flex flex-wrap gap-2">
				{listWishes(reads, advert).map((wish) => (
					<Button key={wish} size="small" disabled={isBusy} onClick={() => send(wish)}>
						{wish}
					</Button>
				))}
			</div>
			{reads ? (
				<div className="flex items-end gap-2">
					<GrowingTextArea
						ref={field}
						aria-label="What should change?"
						placeholder="What should change?"
						rows={2}
						maxLength={maxTaskRequest}
						value={text}
						onChange={({ target }) => setText(target.value)}
						onKeyDown={handleKeyDown}
						className={fieldControlClass()}
					/>
					<Button
						type="submit"
						look="primary"
						size="small"
						aria-label="Ask"
						disabled={request === '' || isBusy}
					>
						<ArrowUp size={18} aria-hidden />
					</Button>
				</div>
			) : null}
			<WhatIsSent
				model={model}
				sent={`The lines of your jobs, your request${advert === '' ? '' : ' and the advert'}`}
				notSent="Your name, email, phone number, address, links, job titles and employers. If a line mentions your name or contact details, we hide them."
				preview={previewOf(() => Promise.resolve(prepare(request)))}
			/>
		</form>
	)
}

function listWishes(reads: boolean, advert: string): string[] {
	const stronger = 'Make my lines stronger'
	if (!reads) return [stronger]
	return [stronger, 'Fix my English', ...(advert === '' ? [] : ['Use the advert’s wording'])]
}
