import { type Cv, getCv } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError, NoAnswerError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { useSession } from '#shared/session/use-session.ts'
import { PageSpinner } from '#shared/ui/spinner.tsx'
import type { CvOwnerAndId } from './account-cv-query-keys.ts'
import { accountCvKey } from './account-cv-query-keys.ts'
import { deleteCopy, readCopy, storeCopy } from './cv-copies.ts'
import { CvUnavailable } from './cv-unavailable.tsx'
import { knownCv } from './read-account-cv.ts'

type AccountCvProps = { id: string; children: (cv: Cv) => ReactNode }

/**
 * Fetches a CV of the account and shows it; while the server is out of reach, shows the last copy on this device.
 * Says what is wrong when neither is available.
 */
export function AccountCv({ id, children }: AccountCvProps) {
	const { user } = useSession()
	const { data, error, refetch } = useQuery({
		queryKey: accountCvKey(id),
		queryFn: ({ signal }) => fetchOrRemember({ cvId: id, ownerId: user?.id ?? '' }, signal),
		// Without a connection it is to fail at once, so that the copy is looked for.
		networkMode: 'always',
		// An editor must start from the CV that is saved now, and the data must not change while the editor is open.
		gcTime: 0,
		staleTime: Number.POSITIVE_INFINITY,
	})
	if (data) return children(data)
	if (error === null) return <PageSpinner />
	return (
		<main id="content" className="mx-auto max-w-[44rem] px-5 py-20 sm:px-6">
			<CvUnavailable titleAs="h1" error={error} onRetry={() => void refetch()} />
		</main>
	)
}

async function fetchOrRemember({ ownerId, cvId }: CvOwnerAndId, signal: AbortSignal): Promise<Cv> {
	try {
		const cv = knownCv(await call(getCv, { params: { cvId }, signal }))
		void storeCopy({ ownerId, cv })
		return cv
	} catch (error) {
		if (error instanceof ApiError && error.status === 404) void deleteCopy({ ownerId, cvId })
		const isAway =
			error instanceof NoAnswerError || (error instanceof ApiError && error.status >= 500)
		const copy = isAway ? await readCopy(ownerId, cvId) : null
		if (copy === null) throw error
		return copy
	}
}
