import { ChangedText } from '#shared/rewrite-ui/changed-text.tsx'
import { toolClass } from '#shared/rewrite-ui/question-field.tsx'

/** Words of a line that are probably wrong, with the line as each likely meaning would make it. */
type LineChoice = { quote: string; choices: readonly { words: string; text: string }[] }

type LineFixesProps = {
	before: string
	/** The line with its sure mistakes corrected; `null` where there are none. */
	corrected: string | null
	choices: readonly LineChoice[]
	onTake: (text: string) => void
}

/** The buttons that correct a line: one for all that is sure, and a choice for each place that isn’t. */
export function LineFixes({ before, corrected, choices, onTake }: LineFixesProps) {
	return (
		<>
			{corrected === null ? null : (
				<div className="mt-1">
					<p className="leading-snug [overflow-wrap:anywhere]">
						<ChangedText before={before} after={corrected} />
					</p>
					<button type="button" className={`${toolClass} -ml-2`} onClick={() => onTake(corrected)}>
						Correct this line
					</button>
				</div>
			)}
			{choices.map((choice) => (
				<p key={choice.quote} className="mt-1 flex flex-wrap items-center gap-x-2 text-sm">
					<span className="text-ink-soft">“{choice.quote}”: did you mean</span>
					{choice.choices.map(({ words, text }) => (
						<button
							key={words}
							type="button"
							className={toolClass}
							aria-label={`Change “${choice.quote}” to “${words}”`}
							onClick={() => onTake(text)}
						>
							{words}?
						</button>
					))}
				</p>
			))}
		</>
	)
}
