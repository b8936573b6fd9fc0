import type { JobSummary } from '@app/contract'
import { Button } from '#shared/ui/button.tsx'
import { JobRow } from './job-row.tsx'
import { buildJobsHref, type JobsUrlState } from './jobs-url-state.ts'

type JobListProps = {
	address: JobsUrlState
	jobs: JobSummary[]
	/** The job that stands beside the list. */
	openId: string | null
	more: { isBusy: boolean; onMore: () => void } | null
}

/** The jobs that were found. */
export function JobList({ address, jobs, openId, more }: JobListProps) {
	return (
		<div>
			<ul className="m-0 list-none overflow-hidden rounded-panel border border-line bg-paper p-0">
				{jobs.map((job) => (
					<JobRow
						key={job.id}
						job={job}
						href={buildJobsHref(address, { jobId: job.id })}
						isOpen={job.id === openId}
					/>
				))}
			</ul>
			{more ? (
				<Button className="mt-4 w-full" disabled={more.isBusy} onClick={more.onMore}>
					{more.isBusy ? 'Loading…' : 'Show more'}
				</Button>
			) : null}
		</div>
	)
}

/** Stands for the list while it is on its way. */
export function JobListSkeleton() {
	return (
		<div
			aria-busy
			className="grid min-h-[60vh] items-start gap-8 min-[900px]:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]"
		>
			<div className="rounded-panel border border-line bg-paper">
				{['one', 'two', 'three', 'four', 'five'].map((row) => (
					<div key={row} className="border-b border-line px-5 py-4 last:border-0">
						<div className="h-5 w-3/4 rounded-control bg-desk-2" />
						<div className="mt-2.5 h-4 w-1/2 rounded-control bg-desk-2" />
						<div className="mt-2.5 h-3 w-1/3 rounded-control bg-desk-2" />
					</div>
				))}
			</div>
			<div className="hidden h-[32rem] rounded-panel border border-line bg-paper min-[900px]:block" />
		</div>
	)
}
