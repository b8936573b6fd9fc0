import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '#shared/api/api-error.ts'
import { forgetClaim, pendingClaim } from '#shared/guest-session/pending-claim.ts'
import { useSession } from '#shared/session/use-session.ts'

/** Moves the guest's analysis that waits for it into the account, as soon as its owner is signed in. */
export function ClaimAfterSignIn() {
	const { user } = useSession()
	const queryClient = useQueryClient()
	const id = user?.id
	useEffect(() => {
		const sessionId = pendingClaim()
		if (id === undefined || sessionId === null) return
		const claim = async () => {
			const [{ claimSession }, { toast }] = await Promise.all([
				import('#shared/guest-session/claim-session.ts'),
				import('#shared/ui/toast.ts'),
			])
			const { status } = await claimSession(sessionId)
			forgetClaim()
			if (status === 'claimed') toast.success('Your report is now saved in your account.')
			await queryClient.invalidateQueries()
		}
		claim().catch((error: unknown) => {
			if (isFinal(error)) forgetClaim()
		})
	}, [id, queryClient])
	return null
}

// A server that was only busy or out of reach is asked again at the next sign-in.
function isFinal(error: unknown): boolean {
	return error instanceof ApiError && error.status < 500 && error.status !== 429
}
