import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { localCvMover, useLocalCvMover } from '#shared/local-cvs/use-local-cv-mover.ts'
import { accountCvsKey } from '#shared/offline/account-cv-query-keys.ts'
import { useSession } from '#shared/session/use-session.ts'

/** How long after a failed attempt the next one is made, in milliseconds. */
const retryMs = 15_000

/**
 * Moves the CVs and letters that were written in this browser without an account into the account, once a person is
 * signed in.
 */
export function MoveLocalCvsAfterSignIn() {
	const { user } = useSession()
	const state = useLocalCvMover()
	const queryClient = useQueryClient()
	const id = user?.id
	useEffect(() => {
		if (id === undefined) return
		tryToMove(id)
		const handleOnline = () => tryToMove(id)
		window.addEventListener('online', handleOnline)
		return () => {
			window.removeEventListener('online', handleOnline)
			// A message about one person's CV must not be shown to the next person.
			localCvMover.dismiss()
		}
	}, [id])
	const mayPass = state.status === 'failed' && state.isPassing
	useEffect(() => {
		if (id === undefined || !mayPass) return
		const timer = setInterval(() => tryToMove(id), retryMs)
		return () => clearInterval(timer)
	}, [id, mayPass])
	useEffect(() => {
		if (state.status === 'moved') void queryClient.invalidateQueries({ queryKey: accountCvsKey })
	}, [state, queryClient])
	return null
}

// A failure is told by the state of the mover.
function tryToMove(accountId: string): void {
	localCvMover.run(accountId).catch(() => undefined)
}
