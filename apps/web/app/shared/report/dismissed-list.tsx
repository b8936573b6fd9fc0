import type { Finding } from '@app/checks'
import { Button } from '#shared/ui/button.tsx'

type DismissedListProps = { findings: Finding[]; onBringBack: (finding: Finding) => void }

/** The findings that the person dismissed, which can be brought back. */
export function DismissedList({ findings, onBringBack }: DismissedListProps) {
	if (findings.length === 0) return null
	return (
		<section className="mt-6" aria-labelledby="dismissed-title">
			<h3 id="dismissed-title" className="font-sans text-sm font-semibold tracking-normal">
				Doesn’t apply to you ({findings.length})
			</h3>
			<p className="mt-1 text-sm text-ink-soft">
				Hiding a comment can’t earn points for something your CV doesn’t say.
			</p>
			<ul className="mt-2 mb-0 list-none p-0">
				{findings.map((finding) => (
					<li
						key={finding.id}
						className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2 text-sm"
					>
						<span className="min-w-0 flex-1 basis-60">{finding.title}</span>
						<Button
							size="small"
							aria-label={`Restore: ${finding.title}`}
							onClick={() => onBringBack(finding)}
						>
							Restore
						</Button>
					</li>
				))}
			</ul>
		</section>
	)
}
