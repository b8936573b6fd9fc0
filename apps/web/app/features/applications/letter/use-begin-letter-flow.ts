import { useEffect, useRef, useState } from 'react'
import type { Begun } from '#shared/letter/draft-from-cv.ts'
import { toastWithUndo } from '#shared/ui/toast-with-undo.tsx'
import type { ApplicationAutosave } from '../detail/application-autosave.ts'
import { useBeginLetter } from './use-begin-letter.ts'

/** Begins a letter in place of the present text: asks for the CV, waits, and offers to undo. */
export function useBeginLetterFlow(saver: ApplicationAutosave, onBegun: (text: string) => void) {
	const [isAsking, setIsAsking] = useState(false)
	const [begun, setBegun] = useState<Begun | null>(null)
	const letters = useBeginLetter()
	// The number of the awaited press. Cancelling or closing the drawer raises it, so that a late letter is dropped.
	const awaited = useRef(0)
	useEffect(
		() => () => {
			awaited.current += 1
		},
		[],
	)

	async function begin(cvId: string) {
		awaited.current += 1
		const press = awaited.current
		const { saved: application, pending: written } = saver.getView()
		const advert = written.advert ?? application.advert
		const letter = await letters.mutateAsync({ cvId, application, advert }).catch(() => null)
		if (letter === null || press !== awaited.current) return
		setBegun(letter)
		setIsAsking(false)
		// The field stays editable meanwhile, so its text may be newer than the press.
		const { saved, pending } = saver.getView()
		const before = pending.coverLetter ?? saved.coverLetter
		saver.change({ coverLetter: letter.text })
		if (before.trim() !== '')
			toastWithUndo('We’ve started your letter again.', () => saver.change({ coverLetter: before }))
		onBegun(letter.text)
	}

	return {
		isAsking,
		begun,
		isBusy: letters.isPending,
		problem: letters.error?.message ?? null,
		ask: () => setIsAsking(true),
		begin: (cvId: string) => void begin(cvId),
		cancel: () => {
			awaited.current += 1
			letters.reset()
			setIsAsking(false)
		},
	}
}
