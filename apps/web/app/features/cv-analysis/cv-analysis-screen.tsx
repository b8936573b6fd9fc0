import type { GuestResults } from '@app/contract'
import { type ReactNode, useEffect, useRef } from 'react'
import { ChoosingPanel } from './choosing-panel.tsx'
import { FailurePanel } from './failure-panel.tsx'
import { ExpiredLine } from './notices.tsx'
import { coveredClass, OpeningCover } from './opening-cover.tsx'
import { ReadingPanel } from './reading-panel.tsx'
import { CvReport } from './report/cv-report.tsx'
import { ReportSkeleton } from './report/report-skeleton.tsx'
import { SendingPanel } from './sending-panel.tsx'
import type { AnalysisView } from './session/analysis-view.ts'
import { type GuestCalls, guestCalls } from './session/guest-calls.ts'
import { useCvAnalysis } from './session/use-cv-analysis.ts'
import { useIsHydrated } from './session/use-is-hydrated.ts'
import { UploadPanel } from './upload-panel.tsx'
import { WaitingPanel } from './waiting-panel.tsx'

type CvAnalysisScreenProps = {
	onOpenInEditor: (results: GuestResults) => void
	/** Leads to where the lines of the CV are worded. */
	onImprove: (results: GuestResults) => void
	/** How a finished analysis is kept for longer. */
	keep?: (results: GuestResults) => ReactNode
	calls?: GuestCalls
}

const noWayToKeep = () => null

/** The guest analysis from the upload to the report. */
export function CvAnalysisScreen({
	onOpenInEditor,
	onImprove,
	keep = noWayToKeep,
	calls = guestCalls,
}: CvAnalysisScreenProps) {
	const isHydrated = useIsHydrated()
	const analysis = useCvAnalysis(calls)
	// The page was built without an address. Its upload stays the same element when the script arrives,
	// so that a file chosen meanwhile, or a dialog that is open, is not lost.
	const view = isHydrated ? analysis.view : beforeHydration
	return (
		<FocusOnPhase phase={isHydrated ? view.phase : null}>
			<p role="status" className="sr-only">
				{view.phase === 'done' && 'Analysis complete!'}
				{view.phase === 'opening' && 'Opening your report'}
			</p>
			{!isHydrated && <OpeningCover />}
			<div className={isHydrated ? undefined : coveredClass}>
				<Phase {...{ view, analysis, calls, keep, onOpenInEditor, onImprove }} />
			</div>
		</FocusOnPhase>
	)
}

const beforeHydration: AnalysisView = { phase: 'choosing' }

type PhaseProps = Required<CvAnalysisScreenProps> & {
	view: AnalysisView
	analysis: ReturnType<typeof useCvAnalysis>
}

function Phase({ view, analysis, calls, keep, ...lead }: PhaseProps) {
	switch (view.phase) {
		case 'choosing':
			return <ChoosingPanel calls={calls} notice={analysis.notice} onFile={analysis.send} />
		case 'sending':
			return <SendingPanel {...view} onCancel={analysis.cancel} />
		case 'opening':
			return <ReportSkeleton />
		case 'reading':
			return <ReadingPanel {...view} onCancel={analysis.cancel} />
		case 'waiting':
			return (
				<WaitingPanel
					message={view.message}
					onWaitOn={analysis.waitOn}
					onCancel={analysis.cancel}
				/>
			)
		case 'failed':
			return <FailurePanel {...view} onTryAgain={analysis.tryAgain} onFile={analysis.send} />
		case 'expired':
			return (
				<UploadPanel onFile={analysis.send}>
					<ExpiredLine />
				</UploadPanel>
			)
		case 'done':
			return (
				<CvReport
					results={view.results}
					keep={keep(view.results)}
					onOpenInEditor={() => lead.onOpenInEditor(view.results)}
					onImprove={() => lead.onImprove(view.results)}
					onStartAgain={analysis.startAgain}
					onDelete={analysis.deleteNow}
				/>
			)
	}
}

/** Moves the focus to the heading of each new phase, so that keyboard and screen reader go along. */
function FocusOnPhase({ phase, children }: { phase: string | null; children: ReactNode }) {
	const root = useRef<HTMLDivElement>(null)
	const shown = useRef(phase)
	useEffect(() => {
		const before = shown.current
		shown.current = phase
		if (before === phase || before === null) return
		// A link to a remark brings its own focus.
		if (window.location.hash !== '') return
		root.current?.querySelector('h1')?.focus({ preventScroll: true })
		window.scrollTo({ top: 0 })
	}, [phase])
	return <div ref={root}>{children}</div>
}
