import type { Ask } from '@app/rewrite'
import { type ReactNode, useId } from 'react'
import { fieldControlClass } from '#shared/ui/field.tsx'
import { bare, hasUnit, unitsFor, withUnit } from './answer-units.ts'

type AnswerInputProps = {
	ask: Ask
	/** The words that the question is about, for those who hear the page. */
	about: string
	answer: string
	onAnswer: (answer: string) => void
	/** A note about the answer, or `null`. */
	note: string | null
	/** The buttons beside the field. */
	children: ReactNode
}

/** One question, a field for the answer and its units. It never suggests a figure. */
export function AnswerInput({ ask, about, answer, onAnswer, note, children }: AnswerInputProps) {
	const id = useId()
	const units = unitsFor(ask)
	return (
		<>
			<label htmlFor={id} className="text-sm font-semibold">
				{ask.question}
				<span className="sr-only"> ({about})</span>
			</label>
			<div className="mt-2 flex flex-wrap items-center gap-2">
				<input
					id={id}
					value={answer}
					maxLength={120}
					autoComplete="off"
					aria-describedby={note === null ? undefined : `${id}-note`}
					onChange={({ target }) => onAnswer(target.value)}
					className={`${fieldControlClass()} ${units.length > 0 ? 'max-w-40' : 'max-w-72'}`}
				/>
				{units.map((unit) => (
					<button
						key={unit.label}
						type="button"
						aria-pressed={hasUnit(answer, unit)}
						// Without a figure a unit says nothing.
						disabled={bare(answer, units) === ''}
						onClick={() => onAnswer(withUnit(answer, unit, units))}
						className="min-h-11 rounded-control border border-line-strong bg-paper px-3 text-sm disabled:opacity-55 aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent sm:min-h-9"
					>
						{unit.label}
					</button>
				))}
				{children}
			</div>
			{ask.chips === undefined ? null : (
				<div className="mt-2 flex flex-wrap gap-2">
					{ask.chips.map((words) => (
						<button
							key={words}
							type="button"
							aria-pressed={answer === words}
							onClick={() => onAnswer(words)}
							className="min-h-11 rounded-control border border-line-strong bg-paper px-3 text-sm aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent sm:min-h-9"
						>
							{words}
						</button>
					))}
				</div>
			)}
			<p id={`${id}-note`} role="status" className="text-sm text-ink-soft">
				{note === null ? null : <span className="mt-2 block">{note}</span>}
			</p>
		</>
	)
}
