import { type Cv, getCv } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { PageSpinner } from '#shared/ui/spinner.tsx'
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
	const isMissing = error instanceof ApiError && error.status < 500
	return (
		<main id="content" className="mx-auto max-w-[44rem] px-5 py-20 sm:px-6">
			<h1 className="text-2xl">
				{isMissing ? 'This CV is not in your account' : 'Your CV could not be fetched'}
			</h1>
			<p className="mt-3 text-ink-soft">
				{isMissing
					? 'It may have been deleted, or it belongs to another account. Deleted CVs wait in the bin for 30 days.'
					: error.message}
			</p>
			<div className="mt-6 flex flex-wrap gap-3">
				<ButtonLink to="/dashboard" look="primary">
					My CVs
				</ButtonLink>
				{isMissing ? null : <Button onClick={() => void refetch()}>Try again</Button>}
			</div>
		</main>
	)
}
