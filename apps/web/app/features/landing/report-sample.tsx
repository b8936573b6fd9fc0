import type { LandingFacts } from './landing-facts.ts'

type ReportSampleProps = {
	report: LandingFacts['report']
	/** Whose scores they are. */
	title?: string
}

/** The scores that the analysis gives the CV at the top of the first page. */
export function ReportSample({ report, title = 'The CV above, unedited' }: ReportSampleProps) {
	return (
		<dl className="text-sm">
			<div className="flex items-baseline justify-between border-b border-line pb-3">
				<dt className="font-semibold">{title}</dt>
				<dd className="font-display text-xl leading-none font-[560] tabular-nums">
					{report.score}
				</dd>
			</div>
			{report.parts.map(({ title: name, score }) => (
				<div key={name} className="grid grid-cols-[9.5rem_1fr_2rem] items-center gap-3 pt-3">
					<dt>{name}</dt>
					<dd className="text-right font-semibold tabular-nums [grid-column:3]">{score}</dd>
					<div
						aria-hidden="true"
						className="h-2 overflow-hidden rounded-full bg-desk-2 [grid-area:1/2]"
					>
						<div className="h-full rounded-full bg-accent" style={{ width: `${score}%` }} />
					</div>
				</div>
			))}
		</dl>
	)
}
