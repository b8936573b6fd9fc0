import type { User } from '@app/contract'
import { createContext, useContext, useSyncExternalStore } from 'react'
import { session } from './session.ts'
import type { Session } from './session-machine.ts'
import { loadingState, type SignedOutBecause } from './session-state.ts'

/** The session that components read; tests put another one here. */
export const SessionContext = createContext<Session>(session)

type UseSession = Pick<Session, 'login' | 'signOut' | 'setUser' | 'adopt' | 'lookAgain'> & {
	isAuthenticated: boolean
	loading: boolean
	user: User | null
	/** Whether the server, which is out of reach, has yet to say that they still are. */
	isUnconfirmed: boolean
	/** The reason why no user is signed in; `null` while a user is, or while that is not known yet. */
	signedOutBecause: SignedOutBecause | null
}

/** Returns the signed-in user, the state of the session, and the functions that change it. */
export function useSession(): UseSession {
	const current = useContext(SessionContext)
	const state = useSyncExternalStore(current.subscribe, current.getState, () => loadingState)
	const { login, signOut, setUser, adopt, lookAgain } = current
	return {
		isAuthenticated: state.status === 'signed-in',
		loading: state.status === 'loading',
		user: state.user,
		isUnconfirmed: state.status === 'signed-in' && state.isUnconfirmed === true,
		signedOutBecause: state.status === 'signed-out' ? state.because : null,
		login,
		signOut,
		setUser,
		adopt,
		lookAgain,
	}
}
