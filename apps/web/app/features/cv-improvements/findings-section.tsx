import type { Finding } from '@app/checks'
import type { CvDocument } from '@app/cv'
import { CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import { useReport } from '#shared/check-worker/use-report.ts'
import { ScoreRing } from '#shared/ui/score-ring.tsx'
import { SeverityLabel } from '#shared/ui/severity-label.tsx'

type FindingsSectionProps = { document: CvDocument; dismissed: readonly string[]; editPath: string }

/** Shows the remarks of the checks on the present CV, each with a link to the place where it can be fixed. */
export function FindingsSection({ document, dismissed, editPath }: FindingsSectionProps) {
	const report = useReport(document, dismissed)
	if (report === null) return <FindingsSkeleton />
	return (
		<section aria-labelledby="findings-title" className="min-w-0">
			<div className="flex items-center gap-5">
				<ScoreRing score={report.score} />
				<div>
					<h2 id="findings-title" className="text-xl">
						{report.headline}
					</h2>
					<p className="mt-1 text-sm text-ink-soft">{report.summary}</p>
				</div>
			</div>
			{report.findings.length === 0 ? (
				<p className="mt-6 flex gap-2 text-sm">
					<CircleCheck size={18} className="mt-0.5 text-moss" aria-hidden />
					The checks found nothing to fix.
				</p>
			) : (
				<ol className="m-0 mt-6 list-none border-t border-line p-0">
					{report.findings.map((finding) => (
						<FindingLine key={finding.id} finding={finding} editPath={editPath} />
					))}
				</ol>
			)}
			<SetAside findings={report.dismissed ?? []} editPath={editPath} />
		</section>
	)
}

function SetAside({ findings, editPath }: { findings: Finding[]; editPath: string }) {
	if (findings.length === 0) return null
	return (
		<p className="mt-4 text-sm text-ink-soft">
			You’ve marked {findings.length === 1 ? 'one comment' : `${findings.length} comments`} as not
			applying to you.{' '}
			<Link to={`${editPath}?section=personalInfo&mode=check`} className="text-accent underline">
				See them in Check
			</Link>
		</p>
	)
}

function FindingsSkeleton() {
	return (
		<section aria-labelledby="findings-title" className="min-w-0">
			<h2 id="findings-title" className="text-xl">
				Reading your CV
			</h2>
			<p role="status" className="mt-1 text-sm text-ink-soft">
				Checks run on your device, including spelling.
			</p>
			<div aria-hidden className="mt-6 grid gap-3">
				<div className="h-24 rounded-panel bg-desk-2" />
				<div className="h-24 rounded-panel bg-desk-2" />
			</div>
		</section>
	)
}

function FindingLine({ finding, editPath }: { finding: Finding; editPath: string }) {
	const { severity, title, fix, why, evidence } = finding
	const [section] = evidence.find(({ path }) => path !== null)?.path?.split('.') ?? []
	const quote = evidence.find((one) => one.quote !== '')?.quote
	return (
		<li className="border-b border-line py-4">
			<SeverityLabel severity={severity} />
			<h3 className="mt-1 font-sans text-base leading-snug font-semibold tracking-normal">
				{title}
			</h3>
			<p className="mt-1 text-sm">{fix}</p>
			<details className="mt-1 text-sm text-ink-soft">
				<summary className="min-h-6 cursor-pointer hover:text-ink">Why this matters</summary>
				<p className="mt-1">{why}</p>
			</details>
			{quote ? (
				<blockquote className="mt-2 border-l-2 border-marker pl-3 font-serif text-sm [overflow-wrap:anywhere]">
					“{quote}”
				</blockquote>
			) : null}
			<Link
				to={section ? `${editPath}?section=${section}` : editPath}
				className="mt-1 inline-flex min-h-11 items-center text-sm font-semibold text-accent underline underline-offset-3 sm:min-h-8"
			>
				Fix it in the editor
				<span className="sr-only">: {title}</span>
			</Link>
		</li>
	)
}
