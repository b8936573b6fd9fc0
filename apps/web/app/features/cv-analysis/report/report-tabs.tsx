import type { GuestResults } from '@app/contract'
import { DismissedList } from '#shared/report/dismissed-list.tsx'
import { PassedList } from '#shared/report/passed-list.tsx'
import { ScoreExplained } from '#shared/report/score-explained.tsx'
import { type Tab, Tabs } from '#shared/ui/tabs.tsx'
import { FindingList } from './finding-list.tsx'
import { MachineReading } from './machine/machine-reading.tsx'
import type { LitFinding } from './use-highlighted-finding.ts'
import type { ReportView } from './use-report-address.ts'

type ReportTabsProps = {
	results: GuestResults
	view: ReportView
	onOpen: (view: ReportView) => void
	lit: LitFinding
	onShowOnPage: (findingId: string) => void
	onImprove: () => void
	onSetAside: (checkId: string) => void
	onBringBack: (checkId: string) => void
}

/** The parts of the report. */
export function ReportTabs({ results, view, onOpen, onBringBack, ...remarks }: ReportTabsProps) {
	const { report, document, source } = results
	const tabs: Tab<ReportView>[] = [
		{
			id: 'mend',
			label: `To fix (${report.findings.length})`,
			content: (
				<>
					<FindingList findings={report.findings} document={document} {...remarks} />
					<DismissedList
						findings={report.dismissed ?? []}
						onBringBack={({ checkId }) => onBringBack(checkId)}
					/>
				</>
			),
		},
		{
			id: 'good',
			label: `Good (${report.passed.length})`,
			content: <PassedList {...report} />,
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
