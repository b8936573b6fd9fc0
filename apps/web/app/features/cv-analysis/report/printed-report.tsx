import type { Evidence, Finding } from '@app/ats'
import type { GuestResults } from '@app/contract'
import type { ReactNode } from 'react'
import { CategoryFigures } from '#shared/report/category-figures.tsx'
import { worthOf } from '#shared/report/points.ts'
import { ScoreRing } from '#shared/ui/score-ring.tsx'
import { SeverityLabel } from '#shared/ui/severity.tsx'
import { PassedList } from './passed-list.tsx'
import './printed-report.css'
import { ScoreExplained } from '#shared/report/score-explained.tsx'

/** The whole report for paper: every remark, what is good, and how the score is made. */
export function PrintedReport({
	results: { report, file_name: fileName },
}: {
	results: GuestResults
}) {
	const { findings, passed, categories, dismissed = [] } = report
	return (
		<article className="printed-report always-light">
			<p className="text-sm text-ink-soft">Report on “{fileName}”</p>
			<header className="mt-3 mb-6 flex items-center gap-7">
				<ScoreRing score={report.score} />
				<div>
					<h2 className="text-2xl">{report.headline}</h2>
					<p className="mt-2 text-ink-soft">{report.summary}</p>
				</div>
			</header>
			<CategoryFigures categories={categories} />
			<Part title={`To mend (${findings.length})`}>
				<ol className="m-0 list-none p-0">
					{findings.map((finding) => (
						<PrintedFinding key={finding.id} finding={finding} />
					))}
				</ol>
			</Part>
			{dismissed.length === 0 ? null : (
				<Part title={`Set aside as not for the field (${dismissed.length})`}>
					<ul className="m-0 list-none p-0 text-sm">
						{dismissed.map(({ id, title }) => (
							<li key={id} className="border-b border-line py-2 last:border-0">
								{title}
							</li>
						))}
					</ul>
				</Part>
			)}
			<Part title={`Good (${passed.length})`}>
				<PassedList passed={passed} categories={categories} />
			</Part>
			<Part title="How this score is made">
				<ScoreExplained report={report} />
			</Part>
		</article>
	)
}

function Part({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className="mt-8">
			<h2 className="mb-2 border-b border-line pb-1.5 text-xl">{title}</h2>
			{children}
		</section>
	)
}

function PrintedFinding({ finding }: { finding: Finding }) {
	const { severity, title, fix, why, cost, evidence } = finding
	const worth = worthOf(cost)
	return (
		<li className="border-b border-line py-3 last:border-0">
			<div className="flex justify-between gap-4">
				<SeverityLabel severity={severity} />
				{worth && <span className="text-xs text-ink-soft">{worth}</span>}
			</div>
			<h3 className="mt-0.5 font-sans text-base leading-snug font-semibold tracking-normal">
				{title}
			</h3>
			<p className="mt-1 text-sm">{fix}</p>
			<p className="mt-1 text-sm text-ink-soft">{why}</p>
			<Quotes evidence={evidence} />
		</li>
	)
}

function Quotes({ evidence }: { evidence: Evidence[] }) {
	const quotes = evidence.filter(({ quote }) => quote !== '')
	if (quotes.length === 0) return null
	return (
		<div className="mt-2 grid gap-1 border-l-2 border-marker pl-3 font-serif text-sm">
			{quotes.map(({ path, quote }, index) => (
				<blockquote key={`${path}-${index}`} className="[overflow-wrap:anywhere]">
					“{quote}”
				</blockquote>
			))}
		</div>
	)
}
