import { sameValue } from '@app/cv'
import { type CvFormData, toContent, toFormData } from '#shared/cv-form-data.ts'
import { toast } from '#shared/ui/toast.ts'
import { toastWithUndo } from '#shared/ui/toast-with-undo.tsx'
import { mergeCvs } from '../saving/merge-cvs.ts'
import { canUndo } from './cv-form-reducer.ts'
import type { CvFormStore } from './cv-form-store.ts'
import { registerFormToast, unregisterFormToast } from './removal-toast.tsx'

/** An edit that has been made: the form before and after it. */
export type MadeEdit = { before: CvFormData; after: CvFormData }

// The longest time that the message stays, unless the pointer rests on it.
const watchedForMs = 8000

/** Shows a message about an edit with an Undo button. It disappears if the edit is undone in another way. */
export function offerUndo(store: CvFormStore, announcement: string, edit: MadeEdit): void {
	const id = toastWithUndo(announcement, () => takeBack(store, edit))
	const unwatch = store.subscribe(() => {
		if (isUndone(store, edit)) close()
	})
	const stopWatching = () => {
		unwatch()
		unregisterFormToast(close)
	}
	const close = () => {
		stopWatching()
		toast.dismiss(id)
	}
	registerFormToast(close)
	setTimeout(stopWatching, watchedForMs)
}

/**
 * Reverts one edit and keeps later ones. The latest edit is undone as an undo step, so that redo restores it. Calling
 * this twice, or after Ctrl+Z, changes nothing more.
 */
function takeBack(store: CvFormStore, { before, after }: MadeEdit): void {
	const now = store.settle()
	const [latest] = now.versionHistory
	const isLatest = now.currentVersion === 0 && canUndo(now) && sameValue(latest, before)
	if (isLatest && sameValue(toFormData(now), after)) {
		store.dispatch({ type: 'undo' })
		return
	}
	const [base, mine, theirs] = [toContent(after), toContent(now), toContent(before)]
	const { merged, collisions } = mergeCvs({ base, mine, theirs })
	if (collisions.length > 0) {
		toast('You’ve changed these words since, so they stay. Use Undo in the bar to go back further.')
		return
	}
	const changes = { ...merged.document, design: merged.design }
	store.dispatch({ type: 'update', changes, at: 0 })
}

function isUndone(store: CvFormStore, { before }: MadeEdit): boolean {
	const now = store.getState()
	return now.currentVersion > 0 && sameValue(toFormData(now), before)
}
