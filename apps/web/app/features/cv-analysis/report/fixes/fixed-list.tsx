import { CircleCheck } from 'lucide-react'
import { Suspense } from 'react'
import { lazyPart, ShowNothing } from '#shared/lazy-part.tsx'
import { Button } from '#shared/ui/button.tsx'
import type { FixedResults } from './use-fixed-report.ts'

// Nobody needs it before the first fix.
const DownloadFixed = lazyPart(
	async () => (await import('./download-fixed.tsx')).DownloadFixed,
	ShowNothing,
)

type FixedListProps = { results: FixedResults; onUndo: (index: number) => void }

/**
 * Shows the fixes that the person made in the report, each with its gain in points and a button to undo it, and a
 * download of the fixed CV.
 */
export function FixedList({ results, onUndo }: FixedListProps) {
	const { fixes: steps } = results
	if (steps.length === 0) return null
	return (
		<section aria-labelledby="fixed-title" className="mb-4">
			<h3 id="fixed-title" className="sr-only">
				Fixed ({steps.length})
			</h3>
			<ul className="m-0 list-none overflow-hidden rounded-panel border border-line p-0">
				{steps.map(({ text, gained, findingId }, index) => (
					<li
						key={`${findingId} ${index} ${text}`}
						className="flex items-center gap-3 border-b border-line bg-moss/10 px-5 py-2.5 last:border-0"
					>
						<CircleCheck size={18} aria-hidden className="shrink-0 text-moss" />
						<span className="min-w-0 flex-1 font-serif [overflow-wrap:anywhere]">{text}</span>
						{gained !== null && gained > 0 ? (
							<span className="text-sm font-semibold text-accent tabular-nums">+{gained}</span>
						) : null}
						<Button
							size="small"
							look="bare"
							aria-label={`Undo: ${text}`}
							onClick={() => onUndo(index)}
						>
							Undo
						</Button>
					</li>
				))}
			</ul>
			<Suspense>
				<DownloadFixed results={results} />
			</Suspense>
		</section>
	)
}
