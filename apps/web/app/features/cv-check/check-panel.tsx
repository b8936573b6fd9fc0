import { countToFix, type Finding, type Report } from '@app/checks'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { DismissedList } from '#shared/report/dismissed-list.tsx'
import { NextSteps } from '#shared/report/next-steps.tsx'
import { PassedList } from '#shared/report/passed-list.tsx'
import { ScoreExplained } from '#shared/report/score-explained.tsx'
import { ScoreParts } from '#shared/report/score-parts.tsx'
import { splitFindings } from '#shared/report/split-findings.ts'
import { Tips } from '#shared/report/tips.tsx'
import { ScoreRing } from '#shared/ui/score-ring.tsx'
import { Tabs } from '#shared/ui/tabs.tsx'
import type { CheckActions } from './check-row.tsx'
import { CheckRow } from './check-row.tsx'
import type { FindingHighlight } from './use-finding-highlight.ts'

type CheckPanelProps = CheckActions & {
	report: Report | null
	problem: string | null
	lit: FindingHighlight
	/** How the score went, where there is something to compare. */
	trend: ReactNode
	/** The comparison with an advert. */
	match: ReactNode
	/** Whether the comparison with an advert is shown first. */
	isMatchFirst?: boolean
	/** Where each line is asked about. */
	improvePath: string
}

type View = 'fix' | 'good' | 'match' | 'score'

/**
 * Shows the report of the CV: the score, the remarks with a button where one press fixes them, and how the score was
 * reached.
 */
export function CheckPanel(props: CheckPanelProps) {
	const {
		report,
		problem,
		trend,
		match,
		isMatchFirst = false,
		lit,
		improvePath,
		...actions
	} = props
	const [view, setView] = useState<View>(isMatchFirst ? 'match' : 'fix')
	if (report === null) return <CheckPlaceholder problem={problem} />
	const { findings, dismissed = [], nextSteps = [] } = report
	const toFix = countToFix(findings)
	return (
		<section aria-labelledby="check-title">
			<CheckHead report={report} trend={trend} improvePath={improvePath} />
			<p role="status" className="sr-only">
				{toFix === 0 ? 'Nothing left to fix.' : `${toFix} to fix.`}
			</p>
			{problem === null ? null : <p className="mb-5 text-sm text-ink-soft">{problem}</p>}
			<Tabs
				label="Check sections"
				current={view}
				onChange={setView}
				tabs={[
					{
						id: 'fix',
						label: `To fix (${toFix})`,
						content: (
							<>
								<RemarkList
									findings={findings}
									hasNextSteps={nextSteps.length > 0}
									lit={lit}
									{...actions}
								/>
								<DismissedList findings={dismissed} onBringBack={actions.onBringBack} />
							</>
						),
					},
					{
						id: 'good',
						label: 'What’s good',
						content: <PassedList {...report} />,
					},
					{ id: 'match', label: 'Match to a job', content: match },
					{
						id: 'score',
						label: 'How we score',
						content: <ScoreExplained report={report} />,
					},
				]}
			/>
		</section>
	)
}

type CheckHeadProps = { report: Report; trend: ReactNode; improvePath: string }

function CheckHead({ report, trend, improvePath }: CheckHeadProps) {
	const navigate = useNavigate()
	return (
		<header className="mb-7">
			<div className="flex items-center gap-5 max-[400px]:flex-col max-[400px]:items-start">
				<ScoreRing score={report.score} sizePx={104} />
				<div className="min-w-0">
					<h2 id="check-title" className="text-xl outline-none" tabIndex={-1}>
						{report.headline}
					</h2>
					<p className="mt-1.5 text-sm text-ink-soft">{report.summary}</p>
					{trend}
				</div>
			</div>
			<div className="mt-6 grid gap-5">
				<ScoreParts report={report} />
				<NextSteps report={report} onImprove={() => void navigate(improvePath)} />
			</div>
		</header>
	)
}

type RemarkListProps = CheckActions & { findings: Finding[]; lit: FindingHighlight }

function RemarkList({
	findings,
	hasNextSteps,
	lit,
	...actions
}: RemarkListProps & { hasNextSteps: boolean }) {
	const { toFix, tips } = splitFindings(findings)
	return (
		<>
			{toFix.length === 0 ? (
				<p className="rounded-panel border border-line bg-paper px-6 py-8 text-center text-sm text-ink-soft">
					{nothingToFix({ hasNextSteps, hasTips: tips.length > 0 })}
				</p>
			) : (
				<Rows findings={toFix} lit={lit} {...actions} />
			)}
			<Tips count={tips.length}>
				<Rows findings={tips} lit={lit} {...actions} />
			</Tips>
		</>
	)
}

function nothingToFix({ hasNextSteps, hasTips }: { hasNextSteps: boolean; hasTips: boolean }) {
	if (hasNextSteps)
		return 'No mistakes to fix. You can still earn points with stronger lines: see above.'
	return hasTips
		? 'Nothing is costing you points. The tips below could still help.'
		: 'Your CV passed every check. Now tailor it to each job you apply for.'
}

function Rows({ findings, lit, ...actions }: RemarkListProps) {
	return (
		<ol className="m-0 list-none rounded-panel border border-line bg-paper p-0">
			{findings.map((finding) => (
				<CheckRow
					key={finding.id}
					finding={finding}
					isLit={lit.litId === finding.id}
					wish={lit.remarkWish?.id === finding.id ? lit.remarkWish : null}
					onTouch={lit.onTouch}
					{...actions}
				/>
			))}
		</ol>
	)
}

function CheckPlaceholder({ problem }: { problem: string | null }) {
	return (
		<section aria-labelledby="check-title">
			<h2 id="check-title" className="text-xl">
				{problem === null ? 'Reading your CV' : 'Checks aren’t available right now'}
			</h2>
			<p role="status" className="mt-1.5 text-sm text-ink-soft">
				{problem ?? 'Checks run on your device, on what you’ve written so far.'}
			</p>
			{problem === null ? (
				<div aria-hidden className="mt-6 grid gap-3">
					<div className="size-26 rounded-full bg-desk-2" />
					<div className="h-24 rounded-panel bg-desk-2" />
					<div className="h-24 rounded-panel bg-desk-2" />
				</div>
			) : null}
		</section>
	)
}
