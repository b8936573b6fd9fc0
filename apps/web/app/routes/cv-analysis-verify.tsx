import { useParams } from 'react-router'
import { GuestEmailVerifiedScreen } from '#features/save-report/guest-email-verified-screen.tsx'
import { useSignInToClaim } from '#shared/guest-session/use-sign-in-to-claim.ts'
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
	const enterToClaim = useSignInToClaim()
	return (
		<GuestEmailVerifiedScreen token={token} isSignedIn={isAuthenticated} onEnter={enterToClaim} />
	)
}
