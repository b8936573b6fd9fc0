import type { GuestResults } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { ReportSavedMessage } from '#features/save-report/report-saved-message.tsx'
import { SaveReport } from '#features/save-report/save-report.tsx'
import { analysisKey } from '#shared/guest-session/remembered-analysis.ts'
import { useSignInToClaim } from '#shared/guest-session/use-sign-in-to-claim.ts'
import { useSession } from '#shared/session/use-session.ts'

/** How the report of an analysis is kept, or that it is. */
export function KeepAnalysis({ session_id: sessionId, is_kept: isKept = false }: GuestResults) {
	const { loading, isAuthenticated } = useSession()
	const queryClient = useQueryClient()
	const enterToClaim = useSignInToClaim()
	if (isKept) return <ReportSavedMessage />
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
