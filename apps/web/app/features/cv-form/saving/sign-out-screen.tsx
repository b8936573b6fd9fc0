import { useContext, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { countOwnLocalCvs } from '#shared/local-cvs/own-local-cvs.ts'
import { localCvMover } from '#shared/local-cvs/use-local-cv-mover.ts'
import { deleteWaiting, listWaitingCvs } from '#shared/offline/cvs-with-pending-changes.ts'
import type { Session } from '#shared/session/session-machine.ts'
import { SessionContext, useSession } from '#shared/session/use-session.ts'
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx'
import { PageSpinner } from '#shared/ui/spinner.tsx'
import { describeWaiting } from './pending-changes-notice.tsx'
import { sendPendingChanges } from './send-pending-changes.ts'

const lookAgainMs = 300
const mostLooks = 10
/** Beyond this, in milliseconds, the person is asked instead. */
const patienceMs = 15_000

/** Sends what waits as far as it can be; answers how many CVs still have something. */
async function sendEverything(ownerId: string, session: Session): Promise<number> {
	let left = await listWaitingCvs(ownerId)
	for (let look = 0; look < mostLooks && left.length > 0; look += 1) {
		const closed = left.filter(({ isOpen }) => !isOpen)
		for (const { cvId } of closed) await sendPendingChanges(cvId, { ownerId, session })
		// An editor that has just been left may still be sending.
		await new Promise((resolve) => setTimeout(resolve, lookAgainMs))
		left = await listWaitingCvs(ownerId)
	}
	return left.length + (await bringOwnCv(ownerId))
}

// Moves the CVs that the person wrote in this browser while signed in to the account; returns how many could not be
// moved.
async function bringOwnCv(ownerId: string): Promise<number> {
	if ((await countOwnLocalCvs(ownerId)) === 0) return 0
	await localCvMover.run(ownerId).catch(() => undefined)
	return countOwnLocalCvs(ownerId)
}

// A browser whose database never answers must not keep anybody signed in: then the person decides.
function unlessStuck(sending: Promise<number>): Promise<number> {
	const stuck = new Promise<number>((resolve) => setTimeout(resolve, patienceMs, 1))
	return Promise.race([sending, stuck])
}

/**
 * Signs out. Changes on this device are sent first; those that cannot be sent are deleted with the person's consent,
 * because the next user of this computer must not find them.
 */
export function SignOutScreen() {
	const session = useContext(SessionContext)
	const { user, signOut } = useSession()
	const navigate = useNavigate()
	const [waiting, setWaiting] = useState(0)
	const ownerId = user?.id

	useEffect(() => {
		let isGone = false
		async function leave(id: string) {
			const left = await unlessStuck(sendEverything(id, session))
			if (isGone) return
			if (left === 0) void signOut()
			else setWaiting(left)
		}
		if (ownerId !== undefined) void leave(ownerId)
		return () => {
			isGone = true
		}
	}, [ownerId, session, signOut])

	async function handleConfirm() {
		// Signed out first, so that a tab that is still open writes nothing down again.
		const leaving = signOut()
		if (ownerId !== undefined) await deleteWaiting(ownerId)
		await leaving
	}

	if (waiting === 0) return <PageSpinner label="Signing out" />
	return (
		<ConfirmDialog
			title="Some changes aren’t saved"
			action="Sign out and delete them"
			cancel="Stay signed in"
			onConfirm={() => void handleConfirm()}
			onCancel={() => void navigate('/dashboard', { replace: true })}
		>
			<p>Some changes haven’t been saved to your account. Sign out and lose them?</p>
			<p className="mt-2">{describeWaiting(waiting)}</p>
		</ConfirmDialog>
	)
}
