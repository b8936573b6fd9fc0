import { useNavigate } from 'react-router'
import { rememberClaim } from './pending-claim.ts'

/** Goes to sign in or to sign up in order to keep a guest's report, and back to it after. */
export function useSignInToClaim() {
	const navigate = useNavigate()
	return (path: '/login' | '/register', sessionId: string) => {
		rememberClaim(sessionId)
		void navigate(path, { state: { from: `/cv-analysis?session=${sessionId}` } })
	}
}
