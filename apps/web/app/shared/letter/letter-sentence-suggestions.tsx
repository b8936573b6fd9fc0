import { maxTaskContext } from '@app/contract'
import type { TaskBody } from '#shared/model/run-task.ts'
import { TaskDrafts } from '#shared/model/task-drafts.tsx'

type LetterSentenceSuggestionsProps = {
	/** The job's title; `advert` is the text of its advert. */
	title: string
	advert: string
	/** Adds the facts of the CV to the task. */
	prepare: (task: Pick<TaskBody, 'task' | 'context'>) => Promise<TaskBody>
	onAccept: (sentence: string) => void
}

/** Sentences for the middle of a letter, by a language model, each with the facts of the CV behind it. */
export function LetterSentenceSuggestions(props: LetterSentenceSuggestionsProps) {
	const { title, advert, prepare, onAccept } = props
	const context = [title, advert].join('\n').trim().slice(0, maxTaskContext)
	return (
		<TaskDrafts
			what="sentences"
			sent={
				advert.trim() === ''
					? 'the job’s title and what your CV says of your work'
					: 'the advert and what your CV says of your work'
			}
			notSent="Your name, contact details, employers and schools, and the rest of the letter. If a line mentions your name or contact details, we hide them."
			prepare={() => prepare({ task: 'letter', context })}
			onAccept={onAccept}
		/>
	)
}

const signOff = /\n\n(?=(?:Yours|Kind regards|Best wishes)\b)/
// The drafted letter closes with these words. A fact belongs before them.
const thanks = /(?<=\s)My CV is attached\b/

/** A letter with a sentence more at the end of its last paragraph, above its thanks and the sign-off. */
export function addLetterSentence(letter: string, sentence: string): string {
	const end = signOff.exec(letter)?.index ?? letter.trimEnd().length
	const close = thanks.exec(letter.slice(0, end))?.index
	if (close !== undefined) return `${letter.slice(0, close)}${sentence} ${letter.slice(close)}`
	const before = letter.slice(0, end)
	const joint = before.trim() === '' || before.endsWith('\n') ? '' : ' '
	return `${before}${joint}${sentence}${letter.slice(end)}`
}
