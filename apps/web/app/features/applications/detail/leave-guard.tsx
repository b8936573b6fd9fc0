import { useEffect, useState } from 'react'
import { type Location, useBlocker } from 'react-router'
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx'

type LeaveGuardProps = {
	/** Whether something would be lost now. */
	isAtRisk: () => boolean
	/** Whether an address still shows what this guards. */
	staysAt: (location: Location) => boolean
	/** Saves what can be saved; answers whether nothing is left to lose. */
	save: () => Promise<boolean>
}

/**
 * Holds a navigation (a link, closing or going back) until everything is saved or the person agrees to lose the
 * changes.
 */
export function LeaveGuard({ isAtRisk, staysAt, save }: LeaveGuardProps) {
	const blocker = useBlocker(({ nextLocation }) => !staysAt(nextLocation) && isAtRisk())
	const [isAsking, setIsAsking] = useState(false)
	const isHeld = blocker.state === 'blocked'
	useEffect(() => {
		if (!isHeld) return
		let isOver = false
		void save().then((isSaved) => {
			if (isOver) return
			if (isSaved) blocker.proceed?.()
			else setIsAsking(true)
		})
		return () => {
			isOver = true
		}
		// `save` and `blocker` are new at every render; only a newly blocked navigation starts a new attempt.
	}, [isHeld])
	if (!isHeld || !isAsking) return null
	return (
		<AskToLeave
			onStay={() => {
				setIsAsking(false)
				blocker.reset()
			}}
			onLeave={() => {
				setIsAsking(false)
				blocker.proceed()
			}}
		/>
	)
}

/** Asks whether to leave without saving the latest changes. */
export function AskToLeave({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
	return (
		<ConfirmDialog
			title="Close without saving?"
			action="Close without saving"
			cancel="Keep editing"
			onCancel={onStay}
			onConfirm={onLeave}
		>
			<p>Your latest changes aren’t saved. If you close now, you’ll lose them.</p>
		</ConfirmDialog>
	)
}
