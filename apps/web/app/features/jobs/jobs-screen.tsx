import type { Job } from '@app/contract'
import { Bell, BookmarkPlus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSession } from '#shared/session/use-session.ts'
import { Button } from '#shared/ui/button.tsx'
import { Select } from '#shared/ui/field.tsx'
import { FoundJobs } from './found-jobs.tsx'
import { JobFilters } from './job-filters.tsx'
import { JobListSwitch } from './job-list-switch.tsx'
import { JobWindows, useJobWindow } from './job-windows.tsx'
import { isNarrow, useJobsUrlState } from './jobs-url-state.ts'
import { SourcesLine } from './sources-line.tsx'
import { useJobSources } from './use-jobs.ts'

type JobsScreenProps = {
	/** Renders further actions for a job; `here` is the path back to it. */
	actions?: (job: Job, here: string) => ReactNode
}

/** Shows the search for jobs, its results, and the chosen advert beside them; a phone shows one at a time. */
export function JobsScreen({ actions }: JobsScreenProps = {}) {
	const { address, go } = useJobsUrlState()
	const { isAuthenticated } = useSession()
	const [open, setOpen] = useJobWindow()
	const sources = useJobSources()
	// Without any board there is nothing to search.
	const isSearchable = address.list === 'open' && sources.data?.sources.length !== 0
	const { wish, list } = address
	const close = () => setOpen(null)
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
						<Button size="small" onClick={() => setOpen('add')}>
							<Plus size={18} aria-hidden />
							Add a job
						</Button>
					</div>
				</div>
				{isAuthenticated ? (
					<JobListSwitch list={list} onList={(chosen) => go({ list: chosen, jobId: null })} />
				) : null}
				{isSearchable ? (
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
								<Button look="bare" onClick={() => setOpen('save')}>
									<BookmarkPlus size={18} aria-hidden />
									Save this search
								</Button>
							) : null}
						</div>
					</>
				) : null}
			</div>
			<FoundJobs address={address} actions={actions} onGo={go} onAdd={() => setOpen('add')} />
			{list === 'open' ? <SourcesLine /> : null}
			<JobWindows
				open={open}
				address={address}
				wish={wish}
				onClose={close}
				onAdded={(id) => {
					close()
					go({ list: 'own', jobId: id })
				}}
			/>
		</div>
	)
}
