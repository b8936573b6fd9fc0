import type { CvFormData } from './cv-form-data.ts'

/** Snapshots that the history keeps. */
export const maxVersions = 10

/**
 * The states that undo and redo lead to: the earlier snapshots, the latest first; how many steps of undo have been
 * taken; and the newest state, while an earlier one is shown.
 */
export type UndoHistory = {
	versionHistory: CvFormData[]
	currentVersion: number
	newest: CvFormData | null
}

/** The history after an edit of `shown`. Snapshots that were undone are dropped: they'd come back out of order. */
export function afterEdit(
	shown: CvFormData,
	{ versionHistory, currentVersion }: Pick<UndoHistory, 'versionHistory' | 'currentVersion'>,
): UndoHistory {
	const older = versionHistory.slice(currentVersion)
	return {
		versionHistory: [shown, ...older].slice(0, maxVersions),
		currentVersion: 0,
		newest: null,
	}
}
