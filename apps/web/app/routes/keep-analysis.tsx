import type { GuestResults } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { SaveReport } from '#features/save-report/save-report.tsx'
import { SavedLine } from '#features/save-report/saved-line.tsx'
import { analysisKey } from '#shared/guest-session/remembered-session.ts'
import { useEnterToClaim } from '#shared/guest-session/use-enter-to-claim.ts'
import { useSession } from '#shared/session/use-session.ts'

/** How the report of an analysis is kept, or that it is. */
export function KeepAnalysis({ session_id: sessionId, is_kept: isKept = false }: GuestResults) {
	const { loading, isAuthenticated } = useSession()
	const queryClient = useQueryClient()
	const enterToClaim = useEnterToClaim()
	if (isKept) return <SavedLine />
	if (loading) return null
	const lookAgain = () => queryClient.invalidateQueries({ queryKey: analysisKey(sessionId) })
	return (
		<SaveReport
			sessionId={sessionId}
			isSignedIn={isAuthenticated}
			onEnter={(path) => enterToClaim(path, sessionId)}
			onKept={() => void lookAgain()}
		/>
	)
}
