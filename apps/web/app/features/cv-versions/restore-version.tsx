import type { Cv } from '@app/contract'
import { RotateCcw } from 'lucide-react'
import { useNavigate } from 'react-router'
import { ApiError } from '#shared/api/api-error.ts'
import { Button } from '#shared/ui/button.tsx'
import { toast } from '#shared/ui/toast.ts'
import { toastWithUndo } from '#shared/ui/toast-with-undo.tsx'
import { useVersionChanges } from './use-cv-versions.ts'

type RestoreVersionProps = {
	now: Cv
	versionId: string
	/** The address of this page without the version in the comparison. */
	after: string
}

/** Restores a version of the CV; the present state is kept as a version, and one press brings it back. */
export function RestoreVersion({ now, versionId, after }: RestoreVersionProps) {
	const navigate = useNavigate()
	const { restore, undo, lookAgain } = useVersionChanges(now.id)

	function handleRestore() {
		restore.mutate(
			{ versionId, revision: now.revision },
			{
				onSuccess: (restored) => {
					void navigate(after, { replace: true, preventScrollReset: true })
					toastWithUndo(
						'Restored. We saved what you had as a version too.',
						() => handleUndo(restored),
						{ durationMs: 12_000 },
					)
				},
				onError: (error) => toast.error(describeError(error)),
			},
		)
	}

	function handleUndo(restored: Cv) {
		undo.mutate(
			{ before: now.revision, after: restored },
			{
				onSuccess: () => toast.success('Undone. Your CV is back as it was.'),
				onError: (error) => {
					toast.error(describeError(error))
					void lookAgain()
				},
			},
		)
	}

	return (
		<Button look="primary" disabled={restore.isPending} onClick={handleRestore}>
			<RotateCcw size={18} aria-hidden />
			{restore.isPending ? 'Restoring…' : 'Restore this version'}
		</Button>
	)
}

function describeError(error: Error): string {
	const isStale = error instanceof ApiError && error.code === 'cv_changed_elsewhere'
	return isStale
		? 'Your CV was just changed somewhere else, so nothing was restored. Check it and try again.'
		: error.message
}
