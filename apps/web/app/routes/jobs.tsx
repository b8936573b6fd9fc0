import { useSearchParams } from 'react-router'
import { JobApplication } from '#features/applications/job-application.tsx'
import { JobsScreen } from '#features/jobs/jobs-screen.tsx'
import { pageMeta } from '#shared/page-meta.ts'
import { Guarded } from '#shared/session/guarded.tsx'
import { Unreachable } from '#shared/session/unreachable.tsx'
import { useSession } from '#shared/session/use-session.ts'
import { PageSpinner } from '#shared/ui/spinner.tsx'

export const meta = () =>
	pageMeta({
		title: 'Jobs',
		description: 'Open jobs from job boards, and how your CV fits each of them, with reasons.',
		noindex: true,
	})

export default function Jobs() {
	const [search] = useSearchParams()
	const { loading, isAuthenticated, signedOutBecause, lookAgain } = useSession()
	if (loading) return <PageSpinner label="Checking who is signed in" />
	if (!isAuthenticated && signedOutBecause === 'unreachable') {
		return <Unreachable onTryAgain={lookAgain} />
	}
	const screen = (
		<JobsScreen actions={(job, here) => <JobApplication key={job.id} {...{ job, here }} />} />
	)
	// The jobs that somebody added are theirs.
	return search.get('list') === 'own' ? <Guarded>{screen}</Guarded> : screen
}
