import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { PageSpinner } from '#shared/ui/spinner.tsx'
import { ServerUnreachable } from './server-unreachable.tsx'
import { originState, signInPath } from './sign-in-origin.ts'
import { useSession } from './use-session.ts'

type GuardedProps = {
	children: ReactNode
	/** Whether the page can work with the data on this device. */
	worksOffline?: boolean
}

/** Shows its children to a signed-in user, and sends every other visitor to sign in and back. */
export function Guarded({ children, worksOffline = false }: GuardedProps) {
	const location = useLocation()
	const { loading, isAuthenticated, isUnconfirmed, signedOutBecause, lookAgain } = useSession()
	if (loading) return <PageSpinner label="Checking whether you’re signed in" />
	if (isAuthenticated && (worksOffline || !isUnconfirmed)) return children
	if (isUnconfirmed || signedOutBecause === 'unreachable')
		return <ServerUnreachable onTryAgain={lookAgain} />
	// A user who signed out on purpose is not led back to the page that they left.
	const state = signedOutBecause === 'left' ? null : originState(location)
	return <Navigate to={signInPath} replace state={state} />
}
