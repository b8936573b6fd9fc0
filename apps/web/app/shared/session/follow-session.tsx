import { useQueryClient } from '@tanstack/react-query'
import { useContext, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { forgetHistory, forgetHistoryOfAccounts } from '#shared/forget-history.ts'
import { originState, signInPath } from './origin.ts'
import { SessionContext, useSession } from './use-session.ts'

/** Starts the session, sends the person to sign in when it ends under a call, and keeps people's data apart. */
export function FollowSession() {
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
	useLeaveNoCopies()
	return null
}

// What the server told one person must not be shown to the next.
function useForgetOthersData(): void {
	const queryClient = useQueryClient()
	const { user, signedOutBecause } = useSession()
	const lastId = useRef<string | null>(null)
	// The session may also have ended in another tab, or while this one was away.
	useEffect(() => {
		const isOut = signedOutBecause !== null && signedOutBecause !== 'unreachable'
		if (isOut) forgetHistoryOfAccounts()
	}, [signedOutBecause])
	useEffect(() => {
		const id = user?.id ?? null
		const isAnother = lastId.current !== null && lastId.current !== id
		lastId.current = id
		if (!isAnother) return
		forgetHistory()
		queryClient.removeQueries({ type: 'inactive' })
		void queryClient.resetQueries()
	}, [user, queryClient])
}

// What opens without a connection stays on no device that its owner has left.
function useLeaveNoCopies(): void {
	const { user, signedOutBecause } = useSession()
	const lastId = useRef<string | null>(null)
	const copies = useRef<ReturnType<typeof loadCopies>>(Promise.resolve(null))
	useEffect(() => {
		if (user !== null) {
			lastId.current = user.id
			// At hand before it is needed: the person may leave without a connection.
			copies.current = loadCopies()
		} else if (signedOutBecause === 'left' && lastId.current !== null) {
			void forgetCopiesOf(lastId.current, copies.current)
		}
	}, [user, signedOutBecause])
}

// Nobody who only reads the site has copies, so it is no part of every page.
function loadCopies() {
	return import('#shared/kept-cvs/cv-copies.ts').catch(() => null)
}

async function forgetCopiesOf(id: string, loaded: ReturnType<typeof loadCopies>): Promise<void> {
	const copies = (await loaded) ?? (await loadCopies())
	await copies?.forgetCopies(id)
}
