import { toast } from '#shared/ui/toast.ts'
import { toastWithUndo } from '#shared/ui/toast-with-undo.tsx'
import type { CvFormStore } from './cv-form-store.ts'

const closeShown = new Set<() => void>()

/**
 * Shows that the last edit removed something, with a button that undoes this edit. Any other edit, undo or redo
 * closes the message: its button would then undo something else, or restore a second time.
 */
export function showRemovalToast(store: CvFormStore, name: string): void {
	const { editCount } = store.getState()
	const isNewest = () => store.getState().editCount === editCount
	const id = toastWithUndo(`Removed ${name}.`, () => {
		store.settle()
		if (isNewest()) store.dispatch({ type: 'undo' })
	})
	const close = () => {
		stop()
		unregisterFormToast(close)
		toast.dismiss(id)
	}
	const stop = store.subscribe(() => {
		if (!isNewest()) close()
	})
	registerFormToast(close)
}

/** Has a message close with the form, or when something opens that it would cover. */
export function registerFormToast(close: () => void): void {
	closeShown.add(close)
}

/** Forgets a message that has closed. */
export function unregisterFormToast(close: () => void): void {
	closeShown.delete(close)
}

/** Takes these messages away, because the form closes or something opens that they would cover; undo stays in the bar. */
export function dismissFormToasts(): void {
	for (const close of closeShown) close()
}
