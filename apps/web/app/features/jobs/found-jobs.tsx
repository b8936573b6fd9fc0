import { type Job, mostCountedJobs } from '@app/contract'
import type { ReactNode } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { JobDetail } from './job-detail.tsx'
import { JobFit } from './job-fit.tsx'
import { JobList, JobListSkeleton } from './job-list.tsx'
import { buildJobsHref, emptyJobWish, type JobsUrlState } from './jobs-url-state.ts'
import { NoResults } from './no-results.tsx'
import { useJobList, useOwnJobChanges } from './use-jobs.ts'

type FoundJobsProps = {
	address: JobsUrlState
	onGo: (changes: Partial<JobsUrlState>) => void
	onAdd: () => void
	/** Renders further actions for a job; `here` is the path back to it. */
	actions?: ((job: Job, here: string) => ReactNode) | undefined
}

/** How many jobs there are, and the jobs. */
export function FoundJobs(props: FoundJobsProps) {
	const found = useJobList(props.address)
	const isNone = found.data?.pages[0]?.jobs.length === 0
	const hiding = props.address.jobId === null ? '' : 'max-[899px]:hidden'
	return (
		<>
			{/* It stays while the list comes and goes: only what changes in a status is read out. */}
			<p
				role="status"
				className={`mb-3 min-h-[1lh] text-sm text-ink-soft ${isNone ? 'sr-only' : hiding}`}
			>
				{isNone ? 'No jobs' : countInWords(found.data?.pages[0]?.count ?? null)}
			</p>
			<Found {...props} found={found} />
		</>
	)
}

type FoundProps = FoundJobsProps & { found: ReturnType<typeof useJobList> }

/** The list and the open job. On a wide screen the first job is open until another is chosen. */
function Found({ address, onGo, onAdd, actions, found }: FoundProps) {
	const { remove } = useOwnJobChanges()
	const jobs = found.data?.pages.flatMap((page) => page.jobs) ?? []
	const shownId = address.jobId ?? jobs[0]?.id ?? null
	const isChosen = address.jobId !== null
	if (found.isPending && !isChosen) return <JobListSkeleton />
	if (found.error && !isChosen) {
		return (
			<div role="alert">
				<p className="text-ink-soft">{found.error.message}</p>
				<Button className="mt-4" onClick={() => void found.refetch()}>
					Try again
				</Button>
			</div>
		)
	}
	if (shownId === null) {
		return (
			<NoResults
				address={address}
				onEverything={() => onGo({ wish: emptyJobWish, jobId: null })}
				onAdd={onAdd}
			/>
		)
	}
	const more = found.hasNextPage
		? { isBusy: found.isFetchingNextPage, onMore: () => void found.fetchNextPage() }
		: null
	return (
		<div className="grid items-start gap-8 min-[900px]:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
			<div className={isChosen ? 'max-[899px]:hidden' : ''}>
				<JobList address={address} jobs={jobs} more={more} openId={shownId} />
			</div>
			<div
				className={`min-w-0 min-[900px]:sticky min-[900px]:top-[calc(var(--nav-height)+1.5rem)]
					min-[900px]:max-h-[calc(100dvh-var(--nav-height)-3rem)] min-[900px]:overflow-y-auto
					${isChosen ? '' : 'max-[899px]:hidden'}`}
			>
				<JobDetail
					jobId={shownId}
					backTo={buildJobsHref(address, { jobId: null })}
					onRemove={(jobId) => remove.mutate(jobId, { onSuccess: () => onGo({ jobId: null }) })}
					fit={(job) => <JobFit job={job} />}
					actions={(job) => actions?.(job, buildJobsHref(address, { jobId: job.id }))}
				/>
			</div>
		</div>
	)
}

function countInWords(count: number | null): string {
	if (count === null) return ''
	if (count > mostCountedJobs) return `More than ${mostCountedJobs.toLocaleString('en-GB')} jobs`
	return count === 1 ? '1 job' : `${count.toLocaleString('en-GB')} jobs`
}
