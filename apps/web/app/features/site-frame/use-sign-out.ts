import { useNavigate } from 'react-router'
import { waitingCvs } from '#shared/kept-cvs/waiting-cvs.ts'
import { signInPath } from '#shared/session/origin.ts'
import { useSession } from '#shared/session/use-session.ts'

/** Logs out and goes to the sign-in screen; by the page that asks, when changes wait on this device. */
export function useSignOut(): () => Promise<void> {
	const { user, signOut } = useSession()
	const navigate = useNavigate()
	return async () => {
		const waiting = user === null ? [] : await waitingCvs(user.id)
		if (waiting.length > 0) return navigate('/logout')
		void navigate(signInPath)
		await signOut()
	}
}
