import { toast } from '#shared/ui/toast.ts'
import type { ApplicationAutosave } from './application-autosave.ts'
import type { ApplicationPatch } from './application-patch.ts'

/**
 * Saves a change from a form and throws the error of a refused change; shows a toast where the change waits for a
 * conflict. Returns whether it is saved.
 */
export async function saveForm(
	saver: ApplicationAutosave,
	patch: ApplicationPatch,
): Promise<boolean> {
	const isSaved = await saver.save(patch)
	if (!isSaved) {
		toast.error(
			'Not saved yet. Choose which version to keep first, at the top of this application.',
		)
	}
	return isSaved
}

/** Saves a change after a press and shows a toast where that fails. Returns whether it is saved. */
export async function saveWithToast(
	saver: ApplicationAutosave,
	patch: ApplicationPatch,
): Promise<boolean> {
	try {
		return await saveForm(saver, patch)
	} catch (error) {
		toast.error(error instanceof Error ? error.message : 'We couldn’t save this. Please try again.')
		return false
	}
}
