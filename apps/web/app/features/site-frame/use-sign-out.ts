import { useNavigate } from 'react-router'
import { waitingCvs } from '#shared/kept-cvs/waiting-cvs.ts'
import { hasOwnLocalCv } from '#shared/local-cvs/local-cv-owner.ts'
import { signInPath } from '#shared/session/origin.ts'
import { hasPendingWork, sendPendingWork } from '#shared/session/pending-work.ts'
import { useSession } from '#shared/session/use-session.ts'

/** Beyond this, in milliseconds, signing out goes on where it shows what it waits for. */
const patienceMs = 3000
const soon = () => new Promise((resolve) => setTimeout(resolve, patienceMs))

/**
 * Sends what the screen has not sent yet, then logs out and goes to the sign-in screen; by the page that asks, when
 * changes still wait on this device.
 */
export function useSignOut(): () => Promise<void> {
	const { user, signOut } = useSession()
	const navigate = useNavigate()
	return async () => {
		await Promise.race([sendPendingWork(), soon()])
		const waiting = user === null ? [] : await waitingCvs(user.id)
		const hasOwn = user !== null && hasOwnLocalCv(user.id)
		if (hasPendingWork() || waiting.length > 0 || hasOwn) return navigate('/logout')
		// A message may still name what was on the screen.
		void import('#shared/ui/toast.ts').then(({ toast }) => toast.remove())
		void navigate(signInPath)
		await signOut()
	}
}
