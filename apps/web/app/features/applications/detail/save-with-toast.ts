import { toast } from '#shared/ui/toast.ts'
import type { ApplicationAutosave } from './application-autosave.ts'
import type { ApplicationPatch } from './application-patch.ts'

/** Saves what a form was sent for and throws what it is refused with; says so where it waits for an open question. */
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

/** Saves what a press was for; says why where that does not go. Answers whether it is saved. */
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
