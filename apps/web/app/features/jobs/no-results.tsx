import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '#shared/ui/button.tsx'
import { isNarrow, type JobsUrlState } from './jobs-url-state.ts'
import { useJobSources } from './use-jobs.ts'

type NoResultsProps = { address: JobsUrlState; onEverything: () => void; onAdd: () => void }

/** Says why there is no job, and what to do about it. */
export function NoResults({ address, onEverything, onAdd }: NoResultsProps) {
	const sources = useJobSources()
	const hasSources = (sources.data?.sources.length ?? 0) > 0
	if (address.list === 'own') {
		return (
			<Empty text="You haven’t added any jobs yet. Add one you’ve found elsewhere to see how your CV fits.">
				<Button onClick={onAdd}>Add a job</Button>
			</Empty>
		)
	}
	if (sources.isPending) return null
	if (!hasSources) {
		return (
			<Empty text="This site has no job boards set up, so there’s nothing to search. You can still add jobs you’ve found elsewhere and see how your CV fits.">
				<Button onClick={onAdd}>Add a job</Button>
				<p className="mt-5 text-ink-soft">
					Want to follow an employer? The people who run this site can set up its careers page.{' '}
					<Link to="/help#can-i-follow-an-employer">How to follow an employer</Link>
				</p>
			</Empty>
		)
	}
	if (isNarrow(address.wish)) {
		return (
			<Empty text="No jobs found. Try fewer words, another location or any pay. Many adverts don’t state the pay.">
				<Button onClick={onEverything}>Show all jobs</Button>
			</Empty>
		)
	}
	return <Empty text="There are no open jobs right now. Please check back later." />
}

function Empty({ text, children }: { text: string; children?: ReactNode }) {
	return (
		<div className="max-w-[38rem] border-t border-line pt-6">
			<p className="text-ink-soft">{text}</p>
			{children ? <div className="mt-5">{children}</div> : null}
		</div>
	)
}
