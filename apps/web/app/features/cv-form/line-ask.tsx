import type { Ask } from '@app/rewrite'
import { type FormEvent, useId, useState } from 'react'
import { fieldControlClass } from '#shared/ui/field.tsx'
import { unitsFor, withUnit } from './line-asks.ts'

type LineAskProps = {
	ask: Ask
	/** The line that the question is about, for those who hear the page. */
	about: string
	/** Whether the answer was put into the line; if not, the person does it themselves. */
	onAnswer: (answer: string) => boolean
	/** They do not know: it is not asked again. */
	onUnknown: () => void
}

/** One question under a line. It never holds an example figure, and it need not be answered. */
export function LineAsk({ ask, about, onAnswer, onUnknown }: LineAskProps) {
	const id = useId()
	const [answer, setAnswer] = useState('')
	const [hasNoPlace, setHasNoPlace] = useState(false)

	function handleSubmit(event: FormEvent) {
		event.preventDefault()
		event.stopPropagation()
		if (answer.trim() !== '') setHasNoPlace(!onAnswer(answer))
	}

	return (
		<form onSubmit={handleSubmit} className="mt-2">
			<label htmlFor={id} className="text-sm font-semibold">
				{ask.question}
				<span className="sr-only"> ({about})</span>
			</label>
			<div className="mt-1.5 flex flex-wrap items-center gap-2">
				<input
					id={id}
					value={answer}
					maxLength={120}
					autoComplete="off"
					aria-describedby={`${id}-note`}
					onChange={({ target }) => {
						setAnswer(target.value)
						setHasNoPlace(false)
					}}
					className={`${fieldControlClass()} max-w-56`}
				/>
				{unitsFor(ask).map((unit) => (
					<button
						key={unit}
						type="button"
						onClick={() => setAnswer(withUnit(answer, unit))}
						className="min-h-11 rounded-full border border-line px-3 text-sm text-ink-soft hover:border-accent hover:text-ink sm:min-h-9"
					>
						{unit}
					</button>
				))}
				<button
					type="submit"
					className="min-h-11 rounded-control px-2 text-sm font-semibold text-accent hover:text-accent-hover"
				>
					Put it in
				</button>
				<button
					type="button"
					onClick={onUnknown}
					className="min-h-11 rounded-control px-2 text-sm text-ink-soft hover:text-ink"
				>
					I don’t know
				</button>
			</div>
			<p id={`${id}-note`} role="status" className="text-sm text-ink-soft">
				{hasNoPlace
					? 'Kept as your answer. Ella is not sure where it belongs: choose Edit and write it into the line.'
					: null}
			</p>
		</form>
	)
}
