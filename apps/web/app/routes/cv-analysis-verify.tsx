import { useParams } from 'react-router'
import { VerifiedScreen } from '#features/save-report/verified-screen.tsx'
import { useEnterToClaim } from '#shared/guest-session/use-enter-to-claim.ts'
import { pageMeta } from '#shared/page-meta.ts'
import { useSession } from '#shared/session/use-session.ts'

export const meta = () =>
	pageMeta({
		title: 'Your report',
		description: 'This page opens from a link in our email.',
		noindex: true,
	})

export default function CvAnalysisVerify() {
	const { token = '' } = useParams()
	const { isAuthenticated } = useSession()
	const enterToClaim = useEnterToClaim()
	return <VerifiedScreen token={token} isSignedIn={isAuthenticated} onEnter={enterToClaim} />
}
