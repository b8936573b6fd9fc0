import { useState } from 'react'
import { useNavigate } from 'react-router'
import { deleteWaiting, type WaitingCv } from '#shared/offline/cvs-with-pending-changes.ts'
import { Button } from '#shared/ui/button.tsx'
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx'
import { toast } from '#shared/ui/toast.ts'
import { recoverChanges } from './recover-changes.ts'

type ChangesOfDeletedCvProps = { cv: WaitingCv; ownerId: string; onSettled: () => void }

/** Unsaved changes to a CV that has been deleted: a list item to save them as a new CV or delete them. */
export function ChangesOfDeletedCv({
	cv: { cvId, title },
	ownerId,
	onSettled,
}: ChangesOfDeletedCvProps) {
	const navigate = useNavigate()
	const [isKeeping, setIsKeeping] = useState(false)
	const [isAsking, setIsAsking] = useState(false)

	async function keep() {
		setIsKeeping(true)
		try {
			const newest = await recoverChanges({ ownerId, cvId })
			onSettled()
			if (newest !== null) await navigate(`/cv-writer/edit/${newest}`)
		} catch (error) {
			toast.error(error instanceof Error ? error.message : 'That didn’t work. Please try again.')
		} finally {
			setIsKeeping(false)
		}
	}

	async function forget() {
		await deleteWaiting(ownerId, { cvId })
		setIsAsking(false)
		onSettled()
	}

	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-2">
			<span className="min-w-0 flex-1 basis-56 break-words">
				“{title}” is no longer in your account. Your changes are still here.
			</span>
			<Button size="small" disabled={isKeeping} onClick={() => void keep()}>
				{isKeeping ? 'Saving' : 'Save as a new CV'}
			</Button>
			<Button size="small" onClick={() => setIsAsking(true)}>
				Delete changes
			</Button>
			{isAsking ? (
				<ConfirmDialog
					title="Delete these changes?"
					action="Delete permanently"
					onCancel={() => setIsAsking(false)}
					onConfirm={() => void forget()}
				>
					<p>Your changes to “{title}” are only on this device. You can’t undo this.</p>
				</ConfirmDialog>
			) : null}
		</li>
	)
}
