import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { PageSpinner } from '#shared/ui/spinner.tsx'
import { ServerUnreachable } from './server-unreachable.tsx'
import { originState, signInPath } from './sign-in-origin.ts'
import { useSession } from './use-session.ts'

type GuardedProps = {
	children: ReactNode
	/** Whether the page can do its work with what lies on this device. */
	worksOffline?: boolean
}

/** Shows its children to whoever is signed in, and sends everybody else to sign in and back. */
export function Guarded({ children, worksOffline = false }: GuardedProps) {
	const location = useLocation()
	const { loading, isAuthenticated, isUnconfirmed, signedOutBecause, lookAgain } = useSession()
	if (loading) return <PageSpinner label="Checking whether you’re signed in" />
	if (isAuthenticated && (worksOffline || !isUnconfirmed)) return children
	if (isUnconfirmed || signedOutBecause === 'unreachable')
		return <ServerUnreachable onTryAgain={lookAgain} />
	// Whoever has left on purpose is not led back to the page they left from.
	const state = signedOutBecause === 'left' ? null : originState(location)
	return <Navigate to={signInPath} replace state={state} />
}
