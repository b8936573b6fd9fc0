import { countToFix, type Finding } from '@app/checks'
import { DismissedList } from '#shared/report/dismissed-list.tsx'
import { asksForLines } from '#shared/report/next-steps.tsx'
import { ScoreExplained } from '#shared/report/score-explained.tsx'
import { Button } from '#shared/ui/button.tsx'
import { type Tab, Tabs } from '#shared/ui/tabs.tsx'
import { FindingList } from './finding-list.tsx'
import type { NewFix } from './fixes/fix-steps.ts'
import { FixedList } from './fixes/fixed-list.tsx'
import type { FixedResults } from './fixes/use-fixed-report.ts'
import { isAboutLines } from './is-about-lines.ts'
import { MachineReading } from './machine/machine-reading.tsx'
import { PassedChecksFold } from './passed-checks-fold.tsx'
import type { LitFinding } from './use-highlighted-finding.ts'
import type { OpenFinding } from './use-open-finding.ts'
import type { ReportView } from './use-report-url-state.ts'

type ReportTabsProps = {
	results: FixedResults
	view: ReportView
	/** Whether the address opens the passed checks. */
	isGoodOpen: boolean
	onOpen: (view: ReportView) => void
	lit: LitFinding
	onShowOnPage: (findingId: string) => void
	/** Makes a fix, or `null` where the report stays as it was made. */
	onFix: ((step: NewFix) => void) | null
	onUndo: (index: number) => void
	onOpenInEditor: () => void
	/** Leads to where all lines are worded, one by one. */
	onImprove: () => void
	onSetAside: (finding: Finding) => void
	remark: OpenFinding
	onBringBack: (checkId: string) => void
}

/** The parts of the report. */
export function ReportTabs({
	results,
	view,
	isGoodOpen,
	onOpen,
	onBringBack,
	onUndo,
	onImprove,
	...remarks
}: ReportTabsProps) {
	const { report, document, source } = results
	const tabs: Tab<ReportView>[] = [
		{
			id: 'fix',
			label: `To fix (${countToFix(report.findings)})`,
			content: (
				<>
					<FixedList results={results} onUndo={onUndo} />
					<FindingList findings={report.findings} document={document} {...remarks} />
					{report.findings.some(isAboutLines) && !asksForLines(report) && (
						<Button size="small" className="mt-4" onClick={onImprove}>
							Improve your CV line by line
						</Button>
					)}
					<DismissedList
						findings={report.dismissed ?? []}
						onBringBack={({ checkId }) => onBringBack(checkId)}
					/>
					<PassedChecksFold
						report={report}
						isOpen={isGoodOpen || countToFix(report.findings) === 0}
					/>
				</>
			),
		},
		{
			id: 'machine',
			label: 'What software sees',
			content: <MachineReading document={document} source={source} />,
		},
		{
			id: 'score',
			label: 'How we score',
			content: <ScoreExplained report={report} />,
		},
	]
	return <Tabs label="Report sections" tabs={tabs} current={view} onChange={onOpen} />
}
