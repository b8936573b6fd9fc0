import { useQueryClient } from '@tanstack/react-query'
import { useContext, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { blockedSentence } from './session-machine.ts'
import { originState, signInPath } from './sign-in-origin.ts'
import { useForgetPerson } from './use-forget-person.ts'
import { SessionContext, useSession } from './use-session.ts'

/** Starts the session, sends the person to sign in when it ends under a call, and keeps people's data apart. */
export function SessionEffects() {
	const session = useContext(SessionContext)
	const navigate = useNavigate()
	const location = useLocation()
	const here = useRef(location)
	useEffect(() => {
		here.current = location
	}, [location])
	useEffect(() => session.start(), [session])
	useEffect(
		() =>
			session.onEnded(() => {
				if (here.current.pathname === signInPath) return
				void navigate(signInPath, { state: originState(here.current) })
			}),
		[session, navigate],
	)
	useForgetOthersData()
	useForgetPerson()
	useSayBlocked()
	return null
}

// On the sign-in screen, where every guarded page leads, it is said beside the form.
function useSayBlocked(): void {
	const { signedOutBecause } = useSession()
	const { pathname } = useLocation()
	const { location: next } = useNavigation()
	const heading = useRef(pathname)
	heading.current = next?.pathname ?? pathname
	useEffect(() => {
		if (signedOutBecause !== 'blocked') return
		void import('#shared/ui/toast.ts').then(({ toast }) => {
			if (heading.current !== signInPath) toast.error(blockedSentence, { id: 'blocked' })
		})
	}, [signedOutBecause])
}

// The server's answers to one person must not be shown to the next.
function useForgetOthersData(): void {
	const queryClient = useQueryClient()
	const { user } = useSession()
	const lastId = useRef<string | null>(null)
	useEffect(() => {
		const id = user?.id ?? null
		const isAnother = lastId.current !== null && lastId.current !== id
		lastId.current = id
		if (!isAnother) return
		queryClient.getMutationCache().clear()
		queryClient.removeQueries({ type: 'inactive' })
		void queryClient.resetQueries()
	}, [user, queryClient])
}
