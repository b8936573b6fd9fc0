import {
	type Agreement,
	type CategoryScore,
	countedWeights,
	type Finding,
	type FitSet,
	listOf,
	meanScore,
	type Report,
	rulesetVersion,
	scoreFit,
} from '@app/checks'
import type { ReactNode } from 'react'
import { SeverityLabel } from '#shared/ui/severity-label.tsx'
import { NoFigure } from './category-figures.tsx'
import { EarnedPoints } from './earned-points.tsx'
import { formatScoreImpact } from './format-points.ts'

/** How the score came about: what earned points, caps, and what each finding costs. */
export function ScoreExplained({ report }: { report: Report }) {
	return (
		<ScoreSum report={report}>
			<Costs findings={report.findings} />
		</ScoreSum>
	)
}

/** How the score came about, without the costs of the findings unless they are given; they may stand elsewhere. */
export function ScoreSum({ report, children }: { report: Report; children?: ReactNode }) {
	return (
		<div className="grid gap-7 text-sm print:grid-cols-2 print:grid-rows-[auto_auto_1fr] print:gap-x-8 print:gap-y-3 print:text-xs print:leading-snug">
			{report.parts === undefined ? (
				<EarlierRules report={report} />
			) : (
				<>
					<p>
						You start at 0 and earn points for what your CV says: lines that say what you did, with
						names and figures an employer could check. About 10 good lines earn most of the points.
						The same line twice counts once. A few problems, such as no way to reach you, cap the
						score. Tips cost nothing.
					</p>
					<EarnedPoints parts={report.parts} />
				</>
			)}
			<Cap report={report} />
			{children}
			{report.rulesetVersion === rulesetVersion && <HowPointsWereSet />}
			<p className="text-ink-soft">
				Scoring rules version {report.rulesetVersion}. The same file always gets the same score
				under the same rules. We don’t use a language model to score.
			</p>
		</div>
	)
}

// The figures are of the rules of today; a report of earlier ones can't tell them.
function HowPointsWereSet() {
	const [fitted, sealed, markers] = [readFit('fitted'), readFit('sealed'), readFit('markers')]
	return (
		<p>
			How we set the points: 2 markers gave {fitted.cvs} CVs a mark from 0 to 100, without seeing
			the score or each other’s marks. We fitted the points to those marks. On {sealed.cvs} other
			CVs, kept apart until then, the score is {Math.round(sealed.distance)} points from the marks
			on average (rank correlation {sealed.rankCorrelation.toFixed(2)}). The markers are{' '}
			{Math.round(markers.distance)} points from each other ({markers.rankCorrelation.toFixed(2)}).
		</p>
	)
}

function readFit(set: FitSet): Agreement {
	const agreement = scoreFit.get(set)
	if (agreement === undefined) throw new Error(`The table of the fit has no row “${set}”.`)
	return agreement
}

// A report keeps the score of the rules that it was made by.
function EarlierRules({ report }: { report: Report }) {
	return (
		<>
			<p>
				We made this report under earlier rules, so its score stays as it was. Check the file again
				to see its score under today’s rules. Each category started at 100 and lost 15, 10 or 5
				points for each problem.
			</p>
			<CategoryTable report={report} />
			<NothingToJudge categories={report.categories} />
		</>
	)
}

function CategoryTable({ report: { categories } }: { report: Report }) {
	const weights = countedWeights(categories)
	const figure = 'py-2 pl-3 text-right tabular-nums print:py-0.5'
	return (
		<table className="w-full border-collapse print:col-start-2 print:row-span-3 print:self-start print:row-start-1">
			<caption className="sr-only">Score categories</caption>
			<thead>
				<tr className="border-b border-line text-left text-xs text-ink-soft">
					<th scope="col" className="py-2 font-normal">
						Category
					</th>
					<th scope="col" className="py-2 pl-3 text-right font-normal">
						Score
					</th>
					<th scope="col" className="py-2 pl-3 text-right font-normal">
						Weight
					</th>
					<th scope="col" className="py-2 pl-3 text-right font-normal">
						Points
					</th>
				</tr>
			</thead>
			<tbody>
				{categories.map(({ id, title, score, nothingToJudge }, index) => (
					<tr key={id} className="border-b border-line">
						<th scope="row" className="py-2 text-left font-normal print:py-0.5">
							{title}
						</th>
						<td className={figure}>
							{nothingToJudge === undefined ? Math.round(score) : <NoFigure />}
						</td>
						<td className={figure}>
							{nothingToJudge === 'unjudged' ? <NoFigure /> : `${roundedShare(weights[index])}%`}
						</td>
						<td className={figure}>
							{nothingToJudge === 'unjudged' ? (
								<NoFigure />
							) : (
								(((weights[index] ?? 0) * score) / 100).toFixed(1)
							)}
						</td>
					</tr>
				))}
			</tbody>
			<tfoot>
				<tr className="font-semibold">
					<th scope="row" colSpan={3} className="py-2 text-left font-semibold print:py-0.5">
						Total
					</th>
					<td className={figure}>{meanScore(categories).toFixed(1)}</td>
				</tr>
			</tfoot>
		</table>
	)
}

// Shares of what could be judged are seldom whole: 10 of 75 is 13.3 per cent.
function roundedShare(share = 0): number {
	return Math.round(share * 10) / 10
}

function NothingToJudge({ categories }: Pick<Report, 'categories'>) {
	const titlesOf = (state: CategoryScore['nothingToJudge']) =>
		categories
			.filter(({ nothingToJudge }) => nothingToJudge === state)
			.map(({ title }) => `“${title}”`)
	const missing = titlesOf('missing')
	const unjudged = titlesOf('unjudged')
	if (missing.length + unjudged.length === 0) return null
	return (
		<p>
			{missing.length === 0 ? null : (
				<>
					There’s nothing to score yet in {listOf(missing)}. Your CV earns points there once you
					write it.{' '}
				</>
			)}
			{unjudged.length === 0 ? null : (
				<>{listOf(unjudged)} is scored when you upload a file, so it doesn’t count here.</>
			)}
		</p>
	)
}

function Cap({ report: { cappedAt, score } }: { report: Report }) {
	if (cappedAt === null) return null
	return (
		<p className="rounded-control border border-line bg-paper p-4 print:p-3">
			The first thing to fix is holding your score back. Until it’s done, your score can’t be higher
			than {cappedAt}. That’s why it is {score}.
		</p>
	)
}

function Costs({ findings }: { findings: Finding[] }) {
	if (findings.length === 0) return null
	return (
		<section>
			<h3 className="mb-2 font-sans text-sm font-semibold tracking-normal">
				What each problem costs
			</h3>
			<ul>
				{findings.map(({ id, severity, title, cost }) => (
					<li
						key={id}
						className="grid gap-x-4 border-b border-line py-2 sm:grid-cols-[8rem_1fr_auto]"
					>
						<SeverityLabel severity={severity} />
						<span>{title}</span>
						<span className="text-ink-soft">{costInWords({ severity, cost })}</span>
					</li>
				))}
			</ul>
		</section>
	)
}

function costInWords({ severity, cost }: Pick<Finding, 'severity' | 'cost'>): string {
	if (severity === 'tip') return 'costs nothing'
	return formatScoreImpact(cost) ?? (cost > 0 ? 'less than a point' : 'nothing on its own')
}
