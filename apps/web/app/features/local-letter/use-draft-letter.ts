import { useState } from 'react'
import { type Begun, draftFromCv, type LetterCv } from '#shared/letter/draft-from-cv.ts'
import type { LocalLetter } from '#shared/letter/local-letters.ts'
import { toastWithUndo } from '#shared/ui/toast-with-undo.tsx'

type LetterState = {
	getLatest: () => LocalLetter
	change: (changes: Partial<LocalLetter>) => void
}

/** Begins the open letter from a CV, and offers to restore the earlier text. */
export function useDraftLetter(
	{ getLatest, change }: LetterState,
	onBegun: (text: string) => void,
) {
	const [begun, setBegun] = useState<Begun | null>(null)
	const [isBusy, setIsBusy] = useState(false)
	const [problem, setProblem] = useState<string | null>(null)

	async function begin(cv: LetterCv) {
		setIsBusy(true)
		setProblem(null)
		try {
			const { title, company, addressee, advert } = getLatest()
			const draft = await draftFromCv(cv, { title, company, addressee }, { advert })
			const { text: before } = getLatest()
			const { text, title: found, company: employer, addressee: contact } = draft
			change({ text, cvId: cv.id, title: found, company: employer, addressee: contact })
			setBegun(draft)
			if (before.trim() !== '')
				toastWithUndo('We’ve started your letter again.', () => change({ text: before }))
			onBegun(draft.text)
		} catch {
			setProblem('We couldn’t start the letter. Check your connection and try again.')
		}
		setIsBusy(false)
	}

	return { begun, isBusy, problem, begin: (cv: LetterCv) => void begin(cv) }
}
