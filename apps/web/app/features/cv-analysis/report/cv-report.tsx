import type { GuestResults } from '@app/contract'
import { FileText } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { keptUntil } from '#shared/guest-session/kept-until.ts'
import { NextSteps } from '#shared/report/next-steps.tsx'
import { ScoreParts } from '#shared/report/score-parts.tsx'
import { Button } from '#shared/ui/button.tsx'
import { useMediaQuery } from '#shared/use-media-query.ts'
import { ReadingWarnings } from './machine/reading-warnings.tsx'
import { listMarks } from './pages/marks.ts'
import { PagePictures } from './pages/page-pictures.tsx'
import { PagesSheet } from './pages/pages-sheet.tsx'
import { PrintedReport } from './printed-report.tsx'
import { type ReportActions, ReportHead } from './report-head.tsx'
import { ReportTabs } from './report-tabs.tsx'
import { useDismissed } from './use-dismissed.ts'
import { type Side, useHighlightedFinding } from './use-highlighted-finding.ts'
import { useIsPrinting } from './use-is-printing.ts'
import { useReportAddress } from './use-report-address.ts'

type CvReportProps = ReportActions & {
	results: GuestResults
	/** The way to keep the report for longer, or that it is kept. */
	keep?: ReactNode
}

/** The report on a CV: the uploaded pages with marker strokes, and the remarks that the strokes are about. */
export function CvReport({ results: given, keep, ...actions }: CvReportProps) {
	const { shown: results, setAside, bringBack } = useDismissed(given)
	const { report, pages, source } = results
	const address = useReportAddress(report.findings)
	const lit = useHighlightedFinding(address.chosenId)
	const isWide = useMediaQuery('(min-width: 900px)')
	const isPrinting = useIsPrinting()
	const [isSheetOpen, setSheetOpen] = useState(false)
	const marks = useMemo(() => listMarks(report.findings), [report.findings])
	const choose = (findingId: string, from: Side) => {
		setSheetOpen(from === 'remark')
		lit.onChoose(findingId, from)
		address.openFinding(findingId)
	}
	const pictures = {
		pages,
		marks,
		sourcePages: source.pages,
		litId: lit.litId,
		wish: lit.pageWish,
		onTouch: (id: string | null) => lit.onTouch(id, 'page'),
		onChoose: (id: string) => choose(id, 'page'),
	}
	const remark = report.findings.find(({ id }) => id === lit.litId)?.title ?? null
	return (
		<div className="mx-auto grid max-w-[76rem] items-start gap-12 px-4 pt-10 pb-24 sm:px-6 min-[900px]:grid-cols-[minmax(0,1.08fr)_minmax(0,1fr)]">
			{isWide && (
				<aside className="sticky top-[calc(var(--nav-height)+0.5rem)] -m-8">
					<PagePictures
						{...pictures}
						className="max-h-[calc(100dvh-var(--nav-height)-0.5rem)] p-8"
					/>
				</aside>
			)}
			<div className="min-w-0">
				<ReportHead
					report={report}
					fileName={results.file_name}
					keptUntil={results.is_kept ? null : keptUntil(results.expires_at, { now: new Date() })}
					keep={keep}
					{...actions}
				/>
				<div className="my-8 grid gap-6">
					<ReadingWarnings warnings={source.warnings} />
					<ScoreParts report={report} />
					<NextSteps report={report} />
				</div>
				{!isWide && (
					<Button className="mb-6 w-full" onClick={() => setSheetOpen(true)}>
						<FileText size={18} aria-hidden="true" />
						{pages.length === 1 ? 'Show your page' : `Show your ${pages.length} pages`}
					</Button>
				)}
				<h2 className="sr-only">Report sections</h2>
				<ReportTabs
					results={results}
					view={address.view}
					onOpen={address.openView}
					lit={lit}
					onShowOnPage={(id) => choose(id, 'remark')}
					onImprove={actions.onImprove}
					onSetAside={setAside}
					onBringBack={bringBack}
				/>
			</div>
			{isPrinting && <PrintedReport results={results} />}
			{!isWide && (
				<PagesSheet isOpen={isSheetOpen} onOpenChange={setSheetOpen} remark={remark}>
					{(scale) => <PagePictures {...pictures} scale={scale} className="flex-1 p-4 pb-10" />}
				</PagesSheet>
			)}
		</div>
	)
}
