import { formatTimeAgo } from '#shared/time/format-time-ago.ts'
import { useJobSources } from './use-jobs.ts'

/** Names the boards that the jobs come from and when they were read. */
export function SourcesLine() {
	const sources = useJobSources().data?.sources ?? []
	if (sources.length === 0) return null
	const fetched = sources.map(({ fetchedAt }) => fetchedAt).filter((at) => at !== null)
	const latest = fetched.sort().at(-1)
	return (
		<p className="mt-10 border-t border-line pt-4 text-sm text-ink-soft wrap-anywhere">
			Jobs come from {sources.map(({ name }) => name).join(', ')}
			{latest ? `, last updated ${formatTimeAgo(latest, new Date())}` : ''}. Ella doesn’t check
			adverts. Follow the link to see the original.
		</p>
	)
}
