import type { AnalysisSummary } from '@app/contract'
import { useState } from 'react'
import { ButtonLink } from '#shared/ui/button.tsx'
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx'
import { PagedListProblem, ShowMoreButton } from './paged-list.tsx'
import { ReportRow } from './report-row.tsx'
import { useDeleteReport, useReports } from './use-reports.ts'

/** The reports of the account: opened, and deleted after a question. */
export function Reports() {
	const list = useReports()
	const reports = list.data?.pages.flatMap((page) => page.analyses)
	if (reports === undefined)
		return list.error ? <PagedListProblem list={list} /> : <LoadingReports />
	if (reports.length === 0) return <NoReports />
	return (
		<>
			<ReportList reports={reports} />
			<ShowMoreButton list={list} />
		</>
	)
}

function ReportList({ reports }: { reports: AnalysisSummary[] }) {
	const [asking, setAsking] = useState<AnalysisSummary | null>(null)
	const deletion = useDeleteReport()
	return (
		<>
			<p className="mb-5 max-w-[38rem] text-ink-soft">
				Your reports and uploaded files stay here until you delete them.
			</p>
			<ul className="m-0 list-none border-t border-line p-0">
				{reports.map((report) => (
					<ReportRow key={report.id} report={report} onDelete={() => setAsking(report)} />
				))}
			</ul>
			{asking ? (
				<ConfirmDialog
					title="Delete this report?"
					action="Delete permanently"
					onCancel={() => setAsking(null)}
					onConfirm={() => {
						deletion.mutate(asking)
						setAsking(null)
					}}
				>
					<p className="[overflow-wrap:anywhere]">
						“{asking.fileName}”, its report and its page images will be deleted. You can’t undo
						this.
						{asking.cvId === null ? '' : ' The CV made from it stays.'}
					</p>
				</ConfirmDialog>
			) : null}
		</>
	)
}

function NoReports() {
	return (
		<div className="max-w-[36rem]">
			<p className="text-ink-soft">
				No reports yet. When you check or import a CV while signed in, its report appears here.
			</p>
			<ButtonLink to="/cv-analysis" className="mt-5">
				Check a CV
			</ButtonLink>
		</div>
	)
}

const placeholders = ['a', 'b', 'c']

function LoadingReports() {
	return (
		<div role="status" aria-label="Loading your reports" className="border-t border-line">
			{placeholders.map((id) => (
				<div key={id} className="flex items-center gap-5 border-b border-line py-4">
					<div className="size-14 rounded-full bg-desk-2" />
					<div>
						<div className="h-5 w-48 rounded bg-desk-2" />
						<div className="mt-2 h-4 w-32 rounded bg-desk-2" />
					</div>
				</div>
			))}
		</div>
	)
}
