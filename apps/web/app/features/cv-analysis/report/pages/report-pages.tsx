import { useMemo } from 'react'
import { useMediaQuery } from '#shared/use-media-query.ts'
import type { FixedResults } from '../fixes/use-fixed-report.ts'
import type { LitFinding } from '../use-highlighted-finding.ts'
import { listMarks } from './finding-marks.ts'
import { listChangedPlaces, listPins } from './margin-notes.ts'
import { PagePictures } from './page-pictures.tsx'
import { PagesSheet } from './pages-sheet.tsx'
import { ShowPagesButton } from './show-pages-button.tsx'

type ReportPagesProps = {
	results: FixedResults
	lit: LitFinding
	/** The remark that is open. */
	openId: string | null
	isSheetOpen: boolean
	onSheet: (isOpen: boolean) => void
	/** Somebody chose the words of a remark. */
	onChoose: (findingId: string) => void
}

/**
 * Shows the uploaded pages with the marks of the remarks: beside the remarks, or on a narrow screen in a sheet behind
 * a bar.
 */
export function ReportPages({ results, lit, openId, ...rest }: ReportPagesProps) {
	const { isSheetOpen, onSheet, onChoose } = rest
	const { report, pages, source, fixes } = results
	const isWide = useMediaQuery('(min-width: 900px)')
	const marks = useMemo(() => listMarks(report.findings), [report.findings])
	const pins = useMemo(() => listPins(report.findings, source.pages), [report.findings, source])
	const changed = useMemo(() => listChangedPlaces(source, fixes), [source, fixes])
	const pictures = {
		pages,
		marks,
		margin: { pins, changed, openId },
		sourcePages: source.pages,
		litId: lit.litId,
		wish: lit.pageWish,
		onTouch: (id: string | null) => lit.onTouch(id, 'page'),
		onChoose,
	}
	if (isWide)
		return (
			<aside className="sticky top-[calc(var(--nav-height)+0.5rem)] -m-8">
				<PagePictures {...pictures} className="max-h-[calc(100dvh-var(--nav-height)-0.5rem)] p-8" />
			</aside>
		)
	return (
		<>
			<ShowPagesButton
				imageUrl={pages[0]?.imageUrl}
				pageCount={pages.length}
				markCount={marks.filter(({ isStop }) => isStop).length}
				onOpen={() => onSheet(true)}
			/>
			<PagesSheet
				isOpen={isSheetOpen}
				onOpenChange={onSheet}
				remark={report.findings.find(({ id }) => id === lit.litId)?.title ?? null}
			>
				{(scale) => <PagePictures {...pictures} scale={scale} className="flex-1 p-4 pb-10" />}
			</PagesSheet>
		</>
	)
}
