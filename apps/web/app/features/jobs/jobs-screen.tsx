import type { Job } from '@app/contract'
import { Bell, BookmarkPlus, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '#shared/session/use-session.ts'
import { Button } from '#shared/ui/button.tsx'
import { Select } from '#shared/ui/field.tsx'
import { AddJob } from './add-job.tsx'
import { FoundJobs } from './found-jobs.tsx'
import { JobFilters } from './job-filters.tsx'
import { JobListSwitch } from './job-list-switch.tsx'
import { buildJobsHref, isNarrow, useJobsUrlState } from './jobs-url-state.ts'
import { SaveSearch } from './save-search.tsx'
import { SavedSearches } from './saved-searches.tsx'
import { SourcesLine } from './sources-line.tsx'

type Window = 'add' | 'save' | 'kept'

type JobsScreenProps = {
	/** What else can be done about a job; `here` leads back to it. */
	actions?: (job: Job, here: string) => ReactNode
}

/** Jobs: a search, its list, and the advert beside it; on a phone one after the other. */
export function JobsScreen({ actions }: JobsScreenProps = {}) {
	const { address, go } = useJobsUrlState()
	const { isAuthenticated } = useSession()
	const [open, setOpen] = useState<Window | null>(null)
	const navigate = useNavigate()
	const { wish, list } = address
	const close = () => setOpen(null)
	// What belongs to an account asks for one, and comes back here.
	const openForMember = (window: Window) => {
		if (isAuthenticated) setOpen(window)
		else void navigate('/login', { state: { from: buildJobsHref(address) } })
	}
	return (
		<div className="mx-auto max-w-[76rem] px-5 py-10 sm:px-6 sm:py-14">
			{address.jobId === null ? null : <h1 className="sr-only min-[900px]:hidden">Jobs</h1>}
			<div className={address.jobId === null ? '' : 'max-[899px]:hidden'}>
				<div className="mb-7 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
					<h1 className="text-[clamp(2rem,4.5vw,2.75rem)] font-[520]">Jobs</h1>
					<div className="flex flex-wrap gap-3">
						{isAuthenticated ? (
							<Button size="small" onClick={() => setOpen('kept')}>
								<Bell size={18} aria-hidden />
								Saved searches
							</Button>
						) : null}
						<Button size="small" onClick={() => openForMember('add')}>
							<Plus size={18} aria-hidden />
							Add a job
						</Button>
					</div>
				</div>
				{isAuthenticated ? (
					<JobListSwitch list={list} onList={(chosen) => go({ list: chosen, jobId: null })} />
				) : null}
				{list === 'open' ? (
					<>
						<JobFilters wish={wish} onWish={(changed) => go({ wish: changed, jobId: null })} />
						<div className="mt-5 mb-8 flex flex-wrap items-center justify-between gap-3">
							<div className="w-48">
								<Select
									aria-label="Sort by"
									value={address.sort}
									onChange={({ target }) =>
										go({ sort: target.value === 'newest' ? 'newest' : 'relevance', jobId: null })
									}
								>
									<option value="relevance">Best match first</option>
									<option value="newest">Newest first</option>
								</Select>
							</div>
							{isNarrow(wish) ? (
								<Button look="bare" onClick={() => openForMember('save')}>
									<BookmarkPlus size={18} aria-hidden />
									Save this search
								</Button>
							) : null}
						</div>
					</>
				) : null}
			</div>
			<FoundJobs address={address} actions={actions} onGo={go} onAdd={() => openForMember('add')} />
			{list === 'open' ? <SourcesLine /> : null}
			{open === 'add' ? (
				<AddJob
					onClose={close}
					onAdded={({ id }) => {
						close()
						go({ list: 'own', jobId: id })
					}}
				/>
			) : null}
			{open === 'save' ? <SaveSearch wish={wish} onClose={close} /> : null}
			{open === 'kept' ? <SavedSearches onClose={close} /> : null}
		</div>
	)
}
