import type { Ask } from '@app/rewrite'
import { type FormEvent, useState } from 'react'
import { AnswerInput } from '#shared/rewrite-ui/answer-input.tsx'

type LineQuestionProps = {
	ask: Ask
	/** The line that the question is about, for those who hear the page. */
	about: string
	/** Whether the answer was put into the line; if not, the person does it themselves. */
	onAnswer: (answer: string) => boolean
	/** They do not know: it is not asked again. */
	onUnknown: () => void
}

const ownWords =
	'We’ve kept your answer. Ella isn’t sure where it goes, so choose Edit and add it to the line.'

/** Shows one question under a line; a press puts the answer into the line. The question can be left open. */
export function LineQuestion({ ask, about, onAnswer, onUnknown }: LineQuestionProps) {
	const [answer, setAnswer] = useState('')
	const [hasNoPlace, setHasNoPlace] = useState(false)

	function handleSubmit(event: FormEvent) {
		event.preventDefault()
		event.stopPropagation()
		if (answer.trim() !== '') setHasNoPlace(!onAnswer(answer))
	}

	function handleAnswer(said: string) {
		setAnswer(said)
		setHasNoPlace(false)
	}

	return (
		<form onSubmit={handleSubmit} className="mt-2">
			<AnswerInput
				ask={ask}
				about={about}
				answer={answer}
				note={hasNoPlace ? ownWords : null}
				onAnswer={handleAnswer}
			>
				<button
					type="submit"
					className="min-h-11 rounded-control px-2 text-sm font-semibold text-accent hover:text-accent-hover"
				>
					Add to line
				</button>
				<button
					type="button"
					onClick={onUnknown}
					className="min-h-11 rounded-control px-2 text-sm text-ink-soft hover:text-ink"
				>
					I don’t know
				</button>
			</AnswerInput>
		</form>
	)
}
