import { type FormEvent, useId, useState } from 'react'
import type { DescribedCall } from '#shared/api-reference/described-call.ts'
import { Button } from '#shared/ui/button.tsx'
import { fieldControlClass, GrowingTextArea, TextField } from '#shared/ui/field.tsx'
import { type CallAnswer, makeCall } from './make-call.ts'

/** Shows a form that makes this call from the page, with the session of the signed-in person. */
export function TryCall({ call }: { call: DescribedCall }) {
	const bodyId = useId()
	const [values, setValues] = useState<Record<string, string>>({})
	const [body, setBody] = useState(call.exampleBody ?? '')
	const [answer, setAnswer] = useState<CallAnswer | 'waiting' | null>(null)
	const fields = [...call.params, ...call.query, ...call.headers].filter(
		({ name }) => !name.includes('.'),
	)
	async function handleSubmit(event: FormEvent) {
		event.preventDefault()
		setAnswer('waiting')
		setAnswer(await makeCall(call, values, call.exampleBody === null ? null : body))
	}
	if (call.path === '/api/ai_cv_parser/guest/analyze/') {
		return (
			<p className="text-sm text-ink-soft">
				Takes a file as <code>multipart/form-data</code> in the field <code>file</code>.
			</p>
		)
	}
	return (
		<form
			onSubmit={(event) => void handleSubmit(event)}
			className="grid gap-4 rounded-panel border border-line bg-paper p-5"
		>
			<h3 className="text-base">Try it</h3>
			{call.method === 'GET' ? null : (
				<p className="-mt-2 text-sm text-ink-soft">
					This is a real call. If you’re signed in, it acts on your own account.
				</p>
			)}
			{fields.map(({ name }) => (
				<TextField
					key={name}
					label={name}
					value={values[name] ?? ''}
					spellCheck={false}
					autoComplete="off"
					onChange={(event) => setValues({ ...values, [name]: event.target.value })}
				/>
			))}
			{call.exampleBody === null ? null : (
				<div>
					<label htmlFor={bodyId} className="mb-1.5 block text-sm font-semibold">
						Body
					</label>
					<GrowingTextArea
						id={bodyId}
						rows={4}
						spellCheck={false}
						value={body}
						onChange={(event) => setBody(event.target.value)}
						className={`${fieldControlClass()} font-mono !text-sm`}
					/>
				</div>
			)}
			<Button
				type="submit"
				size="small"
				disabled={answer === 'waiting'}
				className="justify-self-start"
			>
				{answer === 'waiting' ? 'Sending…' : 'Send'}
			</Button>
			<div role="status" className="empty:hidden">
				{answer === null || answer === 'waiting' ? null : <CallAnswerView answer={answer} />}
			</div>
		</form>
	)
}

function CallAnswerView({ answer }: { answer: CallAnswer }) {
	return (
		<>
			<p className="text-sm font-semibold">{answer.line}</p>
			{answer.text ? (
				<section
					aria-label="Response"
					// biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls a long answer with the keys.
					tabIndex={0}
					className="mt-2 max-h-96 overflow-auto rounded-control bg-desk p-3"
				>
					<pre className="font-mono text-xs whitespace-pre-wrap [overflow-wrap:anywhere]">
						{answer.text}
					</pre>
				</section>
			) : null}
		</>
	)
}
