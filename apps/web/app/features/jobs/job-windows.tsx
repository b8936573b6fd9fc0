import type { JobWish } from '@app/contract'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSession } from '#shared/session/use-session.ts'
import { AddJob } from './add-job.tsx'
import { JobNeedsAccount } from './job-needs-account.tsx'
import { buildJobsHref, type JobsUrlState } from './jobs-url-state.ts'
import { SaveSearch } from './save-search.tsx'
import { SavedSearches } from './saved-searches.tsx'

type Window = 'add' | 'save' | 'kept'

/** Which window is open over the jobs, if any; the address opens the one that adds a job. */
export function useJobWindow() {
	const { isAuthenticated } = useSession()
	const [search] = useSearchParams()
	const isAdding = isAuthenticated && search.get('add') === 'job'
	return useState<Window | null>(isAdding ? 'add' : null)
}

type JobWindowsProps = {
	open: Window | null
	address: JobsUrlState
	wish: JobWish
	onAdded: (id: string) => void
	onClose: () => void
}

/**
 * Shows the dialogues of the jobs page. A guest is told to sign in for those that need an account, and then comes
 * back here.
 */
export function JobWindows({ open, address, wish, onAdded, onClose }: JobWindowsProps) {
	const { isAuthenticated } = useSession()
	if (open === null) return null
	if (!isAuthenticated) {
		return (
			<JobNeedsAccount
				title={open === 'add' ? 'Add a job' : 'Save this search'}
				from={open === 'add' ? '/jobs?add=job' : buildJobsHref(address)}
				onClose={onClose}
			/>
		)
	}
	if (open === 'save') return <SaveSearch wish={wish} onClose={onClose} />
	if (open === 'kept') return <SavedSearches onClose={onClose} />
	return <AddJob onClose={onClose} onAdded={({ id }) => onAdded(id)} />
}
