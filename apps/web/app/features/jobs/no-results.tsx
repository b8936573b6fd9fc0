import type { ReactNode } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { isNarrow, type JobAddress } from './job-address.ts'
import { useJobSources } from './use-jobs.ts'

type NoResultsProps = { address: JobAddress; onEverything: () => void; onAdd: () => void }

/** Says why there is no job, and what to do about it. */
export function NoResults({ address, onEverything, onAdd }: NoResultsProps) {
	const sources = useJobSources()
	const hasSources = (sources.data?.sources.length ?? 0) > 0
	if (address.list === 'own') {
		return (
			<Empty text="You have not added a job yet. Bring in one that you found elsewhere, and see how your CV fits it.">
				<Button onClick={onAdd}>Add a job</Button>
			</Empty>
		)
	}
	if (sources.isPending) return null
	if (!hasSources) {
		return (
			<Empty text="No job boards are set up on this site, so there is nothing to search. Whoever runs it can list some; until then you can add jobs that you found elsewhere and see how your CV fits them.">
				<Button onClick={onAdd}>Add a job</Button>
			</Empty>
		)
	}
	if (isNarrow(address.wish)) {
		return (
			<Empty text="No open job answers this search. Try fewer words, another place, or no limit on pay: many adverts do not state theirs.">
				<Button onClick={onEverything}>Show all jobs</Button>
			</Empty>
		)
	}
	return (
		<Empty text="The job boards of this site have no open jobs right now, or have not been read yet. Come back a little later." />
	)
}

function Empty({ text, children }: { text: string; children?: ReactNode }) {
	return (
		<div className="max-w-[38rem] border-t border-line pt-6">
			<p className="text-ink-soft">{text}</p>
			{children ? <div className="mt-5">{children}</div> : null}
		</div>
	)
}
