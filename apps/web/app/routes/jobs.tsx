import { useSearchParams } from 'react-router'
import { VacancyActions } from '#features/applications/vacancy-actions.tsx'
import { JobsScreen } from '#features/jobs/jobs-screen.tsx'
import { pageMeta } from '#shared/page-meta.ts'
import { Guarded } from '#shared/session/guarded.tsx'
import { ServerUnreachable } from '#shared/session/server-unreachable.tsx'
import { useSession } from '#shared/session/use-session.ts'
import { PageSpinner } from '#shared/ui/spinner.tsx'

export const meta = () =>
	pageMeta({
		title: 'Jobs',
		description: 'Open jobs from job boards, and how your CV fits each one.',
		noindex: true,
	})

export default function Jobs() {
	const [search] = useSearchParams()
	const { loading, isAuthenticated, isUnconfirmed, signedOutBecause, lookAgain } = useSession()
	if (loading) return <PageSpinner label="Checking whether you’re signed in" />
	if (!isAuthenticated && signedOutBecause === 'unreachable') {
		return <ServerUnreachable onTryAgain={lookAgain} />
	}
	// The jobs that a person added are shown to that person only.
	const isKnown = isAuthenticated && !isUnconfirmed
	if (search.get('list') === 'own' && !isKnown) return <Guarded>{null}</Guarded>
	// At one place for both lists, so that the choice between them keeps its focus.
	return (
		<JobsScreen actions={(job, here) => <VacancyActions key={job.id} job={job} here={here} />} />
	)
}
