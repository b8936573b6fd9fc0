import type { Ask } from '@app/rewrite'
import { AnswerInput } from './answer-input.tsx'

type QuestionFieldProps = {
	ask: Ask
	/** The statement that the question is about, for those who hear the page. */
	about: string
	answer: string
	needsOwnWords: boolean
	/** Help for the person when the answer could not be put into the sentence. */
	hint?: string | null
	onAnswer: (answer: string) => void
	onSkip: () => void
}

/** The note about an answer that has no certain place in the sentence. */
export const ownWordsSentence =
	'Ella isn’t sure where this belongs. Choose Edit and write it into the sentence yourself.'

/** An optional question under a statement, whose answer shows in the statement at once. */
export function QuestionField({ needsOwnWords, hint, onSkip, ...question }: QuestionFieldProps) {
	return (
		<div className="mt-2 rounded-control bg-accent-wash px-4 py-3">
			<AnswerInput {...question} note={needsOwnWords ? (hint ?? ownWordsSentence) : null}>
				<button
					type="button"
					onClick={onSkip}
					className="min-h-11 rounded-control px-2 text-sm font-semibold text-accent hover:text-accent-hover"
				>
					I don’t know
				</button>
			</AnswerInput>
		</div>
	)
}

/**
 * Returns the sentence for a line that Ella has no better wording for. It praises nothing, because only the question
 * helps.
 */
export function noSuggestionSentence(hasQuestion: boolean): string {
	return `No suggestion for this line yet.${hasQuestion ? ' Answer the question to strengthen it.' : ''}`
}

/** The same, below the line. */
export function NoSuggestion({ hasQuestion }: { hasQuestion: boolean }) {
	return <p className="mt-1 text-sm text-ink-soft">{noSuggestionSentence(hasQuestion)}</p>
}

/** How the quiet buttons under a suggestion look. */
export const toolClass =
	'inline-flex min-h-11 items-center rounded-control px-2 text-sm font-semibold text-accent hover:text-accent-hover sm:min-h-9'
