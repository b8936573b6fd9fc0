import { type Cv, getCv } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '#shared/api/call.ts'
import { PageSpinner } from '#shared/ui/spinner.tsx'
import { CvNotHad } from './cv-not-had.tsx'
import { keptCvKey } from './kept-cvs-key.ts'

type KeptCvProps = { id: string; children: (cv: Cv) => ReactNode }

/** Fetches a CV of the account and shows it; says what is wrong when it cannot be had. */
export function KeptCv({ id, children }: KeptCvProps) {
	const { data, error, refetch } = useQuery({
		queryKey: keptCvKey(id),
		queryFn: ({ signal }) => call(getCv, { params: { cvId: id }, signal }),
		// What an editor starts from must be what is saved now, and stays as it is while the editor is open.
		gcTime: 0,
		staleTime: Number.POSITIVE_INFINITY,
	})
	if (data) return children(data)
	if (error === null) return <PageSpinner />
	return (
		<main id="content" className="mx-auto max-w-[44rem] px-5 py-20 sm:px-6">
			<CvNotHad titleAs="h1" error={error} onRetry={() => void refetch()} />
		</main>
	)
}
