import { maxTaskContext } from '@app/contract'
import { TaskDrafts } from '#shared/model/task-drafts.tsx'
import type { SaverView } from '../detail/application-autosave.ts'
import { prepareTaskFromCv } from '../prepare-task-from-cv.ts'

type LetterSentenceSuggestionsProps = {
	/** The CV that goes with the letter; without one, the last changed. */
	cvId: string | null
	view: SaverView
	onAccept: (sentence: string) => void
}

/** Sentences for the middle of a letter, by a language model, each with the facts of the CV behind it. */
export function LetterSentenceSuggestions({
	cvId,
	view,
	onAccept,
}: LetterSentenceSuggestionsProps) {
	const advert = view.pending.advert ?? view.saved.advert
	const context = [view.saved.title, advert].join('\n').trim().slice(0, maxTaskContext)
	return (
		<TaskDrafts
			what="sentences"
			sent={
				advert.trim() === ''
					? 'the job’s title and what your CV says of your work'
					: 'the advert and what your CV says of your work'
			}
			notSent="Your name, contact details, employers and schools, and the rest of the letter. If a line mentions your name or contact details, we hide them."
			prepare={() => prepareTaskFromCv(cvId, { task: 'letter', context })}
			onAccept={onAccept}
		/>
	)
}
