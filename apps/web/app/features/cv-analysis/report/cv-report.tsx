import type { GuestResults } from '@app/contract'
import { type ReactNode, useState } from 'react'
import { formatDeletionTime } from '#shared/guest-session/format-deletion-time.ts'
import { NextSteps } from '#shared/report/next-steps.tsx'
import { ScoreParts } from '#shared/report/score-parts.tsx'
import type { NewFix } from './fixes/fix-steps.ts'
import { type FixedResults, useFixedReport } from './fixes/use-fixed-report.ts'
import { ReadingWarnings } from './machine/reading-warnings.tsx'
import { UnreadNotice } from './machine/unread-notice.tsx'
import { ReportPages } from './pages/report-pages.tsx'
import { PrintedReport } from './printed-report.tsx'
import { ReportFoot } from './report-foot.tsx'
import { type ReportActions, ReportHead, ScoreLimit } from './report-head.tsx'
import { ReportTabs } from './report-tabs.tsx'
import { useDismissed } from './use-dismissed.ts'
import { type Side, useHighlightedFinding } from './use-highlighted-finding.ts'
import { useIsPrinting } from './use-is-printing.ts'
import { useOpenFinding } from './use-open-finding.ts'
import { useReportUrlState } from './use-report-url-state.ts'

type CvReportProps = Pick<ReportActions, 'onStartAgain' | 'onDelete'> & {
	results: GuestResults
	/** Opens the CV in the editor, with the fixes that were made here. */
	onOpenInEditor: (results: FixedResults) => void
	/** Leads to where the lines of the CV are worded. */
	onImprove: (results: FixedResults) => void
	/** The way to keep the report for longer, or that it is kept. */
	keep?: ReactNode
}

/** The report on a CV: the uploaded pages with marker strokes, and the remarks that the strokes are about. */
export function CvReport({ results: given, keep, ...actions }: CvReportProps) {
	const fixed = useFixedReport(given)
	const { shown: results, setAside, bringBack } = useDismissed(fixed.shown)
	const fix = (step: NewFix) => {
		remark.moveOn(step.findingId)
		fixed.apply(step)
	}
	const openInEditor = () => actions.onOpenInEditor(results)
	const improve = () => actions.onImprove(results)
	const { report, source } = results
	const address = useReportUrlState(report.findings)
	const lit = useHighlightedFinding(address.chosenId)
	const remark = useOpenFinding(report.findings, address.chosenId)
	const isPrinting = useIsPrinting()
	const [isSheetOpen, setSheetOpen] = useState(false)
	const choose = (findingId: string, from: Side) => {
		remark.open(findingId)
		setSheetOpen(from === 'remark')
		lit.onChoose(findingId, from)
		address.openFinding(findingId)
	}
	return (
		<div className="mx-auto grid max-w-[76rem] items-start gap-11 px-4 pt-8 pb-24 sm:px-6 min-[900px]:grid-cols-[minmax(0,33.75rem)_minmax(0,1fr)]">
			<ReportPages
				results={results}
				lit={lit}
				openId={remark.openId}
				isSheetOpen={isSheetOpen}
				onSheet={setSheetOpen}
				onChoose={(id) => choose(id, 'page')}
			/>
			<div className="min-w-0">
				<ReportHead
					report={report}
					fileName={results.file_name}
					keep={keep}
					gained={sumGained(results.fixes)}
					onOpenInEditor={openInEditor}
				/>
				<div className="my-6 grid gap-5">
					<ReadingWarnings warnings={source.warnings} />
					<UnreadNotice unread={source.unread} onSee={() => address.openView('machine')} />
					<ScoreParts report={report} />
					<ScoreLimit report={report} onExplain={() => address.openView('score')} />
					<NextSteps report={report} onImprove={improve} />
				</div>
				<h2 className="sr-only">Report sections</h2>
				<ReportTabs
					results={results}
					view={address.view}
					isGoodOpen={address.isGoodOpen}
					onOpen={address.openView}
					lit={lit}
					remark={remark}
					onShowOnPage={(id) => choose(id, 'remark')}
					onFix={fixed.canFix ? fix : null}
					onUndo={fixed.undo}
					onOpenInEditor={openInEditor}
					onImprove={improve}
					onSetAside={({ id, checkId }) => {
						remark.moveOn(id)
						setAside(checkId)
					}}
					onBringBack={bringBack}
				/>
				<ReportFoot
					fileName={results.file_name}
					keptUntil={
						results.is_kept ? null : formatDeletionTime(results.expires_at, { now: new Date() })
					}
					onDelete={actions.onDelete}
					onStartAgain={actions.onStartAgain}
				/>
			</div>
			{isPrinting && <PrintedReport results={results} />}
		</div>
	)
}

function sumGained(fixes: FixedResults['fixes']): number {
	return fixes.reduce((total, { gained }) => total + (gained ?? 0), 0)
}
