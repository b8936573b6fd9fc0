import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { accountCvsKey } from '#shared/offline/account-cv-query-keys.ts'
import { CvUnavailable } from '#shared/offline/cv-unavailable.tsx'
import { latestCvId } from '#shared/offline/latest-cv-id.ts'
import { pageMeta } from '#shared/page-meta.ts'
import { useSession } from '#shared/session/use-session.ts'
import { PageSpinner } from '#shared/ui/spinner.tsx'
import { OpenCvInAccount } from './open-cv-in-account.tsx'

export const meta = () =>
	pageMeta({
		title: 'Keep writing',
		description: 'Opens your latest CV.',
		noindex: true,
	})

/** The editor of an account without naming a CV: the one that was written last, or a new one. */
export default function CvWriterWrite() {
	const { user } = useSession()
	const { search } = useLocation()
	const navigate = useNavigate()
	const ownerId = user?.id ?? ''
	const { data, error, refetch } = useQuery({
		queryKey: [...accountCvsKey, 'latest', ownerId],
		queryFn: ({ signal }) => latestCvId(ownerId, signal),
		networkMode: 'always',
		gcTime: 0,
		enabled: user !== null,
	})
	if (data === undefined) {
		if (error === null) return <PageSpinner label="Opening your CV" />
		return (
			<main id="content" className="mx-auto max-w-[44rem] px-5 py-20 sm:px-6">
				<CvUnavailable titleAs="h1" error={error} onRetry={() => void refetch()} />
			</main>
		)
	}
	if (data.cvId !== null) return <Navigate to={`/cv-writer/edit/${data.cvId}${search}`} replace />
	return (
		<OpenCvInAccount
			accountId={ownerId}
			beginsAnew
			onStayHere={() => void navigate('/cv-writer/create')}
		/>
	)
}
