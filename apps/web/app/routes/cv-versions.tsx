import { CvVersionsScreen } from '#features/cv-versions/cv-versions-screen.tsx'
import { VersionsNeedAccount } from '#features/cv-versions/versions-need-account.tsx'
import { pageMeta } from '#shared/page-meta.ts'
import { ServerUnreachable } from '#shared/session/server-unreachable.tsx'
import { useSession } from '#shared/session/use-session.ts'
import { PageSpinner } from '#shared/ui/spinner.tsx'

export const meta = () =>
	pageMeta({
		title: 'CV versions',
		description: 'See earlier versions of your CV, what’s changed, and restore any of them.',
		noindex: true,
	})

export default function CvVersions() {
	const { loading, isAuthenticated, signedOutBecause, lookAgain } = useSession()
	if (loading) return <PageSpinner label="Checking whether you’re signed in" />
	if (isAuthenticated) return <CvVersionsScreen />
	if (signedOutBecause === 'unreachable') return <ServerUnreachable onTryAgain={lookAgain} />
	return <VersionsNeedAccount />
}
