import type { Ask } from '@app/rewrite'
import { useId } from 'react'
import { fieldControlClass } from '#shared/ui/field.tsx'
import { bare, hasUnit, unitsFor, withUnit } from './answer-units.ts'

type AskFieldProps = {
	ask: Ask
	/** The statement that the question is about, for those who hear the page. */
	about: string
	answer: string
	needsOwnWords: boolean
	onAnswer: (answer: string) => void
	onSkip: () => void
}

/** One question under a statement. It never suggests a figure, and it need not be answered. */
export function AskField({ ask, about, answer, needsOwnWords, onAnswer, onSkip }: AskFieldProps) {
	const id = useId()
	const units = unitsFor(ask)
	return (
		<div className="mt-2 rounded-control bg-accent-wash px-4 py-3">
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
					aria-describedby={needsOwnWords ? `${id}-note` : undefined}
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
				<button
					type="button"
					onClick={onSkip}
					className="min-h-11 rounded-control px-2 text-sm font-semibold text-accent hover:text-accent-hover"
				>
					I don’t know
				</button>
			</div>
			<p id={`${id}-note`} role="status" className="text-sm text-ink-soft">
				{needsOwnWords ? (
					<span className="mt-2 block">
						Ella is not sure where this belongs. Choose Edit and put it into the sentence yourself.
					</span>
				) : null}
			</p>
		</div>
	)
}
