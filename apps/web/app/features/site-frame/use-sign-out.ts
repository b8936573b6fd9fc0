import { useNavigate } from 'react-router'
import { signInPath } from '#shared/session/origin.ts'
import { useSession } from '#shared/session/use-session.ts'

/** Logs out and goes to the sign-in screen. */
export function useSignOut(): () => void {
	const { signOut } = useSession()
	const navigate = useNavigate()
	return () => {
		void navigate(signInPath)
		void signOut()
	}
}
