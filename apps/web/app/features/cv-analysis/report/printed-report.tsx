import { countToFix, type Finding } from '@app/checks'
import type { GuestResults } from '@app/contract'
import type { Evidence } from '@app/cv'
import type { ReactNode } from 'react'
import { formatScoreImpact } from '#shared/report/format-points.ts'
import { NextSteps } from '#shared/report/next-steps.tsx'
import { PassedList } from '#shared/report/passed-list.tsx'
import { ScoreSum } from '#shared/report/score-explained.tsx'
import { ScoreParts } from '#shared/report/score-parts.tsx'
import { splitFindings } from '#shared/report/split-findings.ts'
import { Tips } from '#shared/report/tips.tsx'
import { formatShortDay } from '#shared/time/format-time-ago.ts'
import { ScoreRing } from '#shared/ui/score-ring.tsx'
import { SeverityLabel } from '#shared/ui/severity-label.tsx'
import { PrintedReading } from './printed-reading.tsx'
import './printed-report.css'
import { ReadingWarnings } from './machine/reading-warnings.tsx'

/**
 * Shows the whole report for print: the score, every remark, the reader's view, the passed checks, and how the score
 * is made.
 */
export function PrintedReport({
	results: { report, file_name: fileName, document, source },
}: {
	results: GuestResults
}) {
	const { findings, passed, dismissed = [] } = report
	const { toFix, tips } = splitFindings(findings)
	return (
		<article className="printed-report always-light">
			<p className="flex justify-between gap-6 border-b border-line pb-2 text-xs text-ink-soft">
				<span className="[overflow-wrap:anywhere]">Report for “{fileName}”</span>
				<span className="whitespace-nowrap">Ella, {formatShortDay(new Date().toISOString())}</span>
			</p>
			<header className="mt-5 mb-6 flex items-center gap-6">
				<ScoreRing score={report.score} sizePx={104} />
				<div>
					<h2 className="text-2xl">{report.headline}</h2>
					<p className="mt-1.5 text-ink-soft">{report.summary}</p>
				</div>
			</header>
			<ScoreParts report={report} />
			<div className="mt-5">
				<NextSteps report={report} />
			</div>
			<ReadingWarnings warnings={source.warnings} />
			<Part title={`To fix (${countToFix(findings)})`}>
				<PrintedFindings findings={toFix} />
				<Tips count={tips.length}>
					<PrintedFindings findings={tips} />
				</Tips>
			</Part>
			{dismissed.length === 0 ? null : (
				<Part title={`Doesn’t apply (${dismissed.length})`}>
					<ul className="m-0 list-none p-0 text-sm">
						{dismissed.map(({ id, title }) => (
							<li key={id} className="border-b border-line py-2 last:border-0">
								{title}
							</li>
						))}
					</ul>
				</Part>
			)}
			<Part title="What software sees">
				<PrintedReading document={document} source={source} />
			</Part>
			<Part title={`Good (${passed.length})`}>
				<PassedList {...report} isOnPaper />
			</Part>
			<Part title="How we score" className="break-inside-avoid">
				<ScoreSum report={report} />
			</Part>
		</article>
	)
}

type PartProps = { title: string; className?: string; children: ReactNode }

function Part({ title, className = '', children }: PartProps) {
	return (
		<section className={`pt-6 ${className}`}>
			<h2 className="mb-2 border-b border-line pb-1.5 text-xl">{title}</h2>
			{children}
		</section>
	)
}

function PrintedFindings({ findings }: { findings: readonly Finding[] }) {
	return (
		<ol className="m-0 list-none p-0">
			{findings.map((finding) => (
				<PrintedFinding key={finding.id} finding={finding} />
			))}
		</ol>
	)
}

function PrintedFinding({ finding }: { finding: Finding }) {
	const { severity, title, fix, why, cost, evidence } = finding
	const worth = formatScoreImpact(cost)
	return (
		<li className="border-b border-line py-3 last:border-0">
			{/* A remark about very many words may go on overleaf, but not before the first of them. */}
			<div className="break-inside-avoid">
				<div className="flex justify-between gap-4">
					<SeverityLabel severity={severity} />
					{worth && <span className="text-xs text-ink-soft">{worth}</span>}
				</div>
				<h3 className="mt-0.5 font-sans text-base leading-snug font-semibold tracking-normal">
					{title}
				</h3>
				<p className="mt-1 text-sm">{fix}</p>
				<p className="mt-1 text-sm text-ink-soft">{why}</p>
				<Quotes evidence={pickQuotes(evidence).slice(0, quotesKeptTogether)} />
			</div>
			<Quotes evidence={pickQuotes(evidence).slice(quotesKeptTogether)} />
		</li>
	)
}

const quotesKeptTogether = 3

function pickQuotes(evidence: Evidence[]): Evidence[] {
	return evidence.filter(({ quote }) => quote !== '')
}

// Short ones stand side by side.
function Quotes({ evidence }: { evidence: Evidence[] }) {
	if (evidence.length === 0) return null
	return (
		<div className="mt-1.5 border-l-2 border-marker pl-3 font-serif text-sm">
			{evidence.map(({ path, quote }, index) => (
				<blockquote
					key={`${path}-${index}`}
					className="mr-5 inline-block max-w-full [overflow-wrap:anywhere]"
				>
					“{quote}”
				</blockquote>
			))}
		</div>
	)
}
