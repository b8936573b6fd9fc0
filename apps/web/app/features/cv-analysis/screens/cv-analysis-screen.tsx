import type { GuestResults } from '@app/contract'
import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { rememberedAnalysisKey } from '#shared/guest-session/remembered-analysis.ts'
import { lazyPart } from '#shared/lazy-part.tsx'
import type { FixedResults } from '../report/fixes/use-fixed-report.ts'
import { ReportSkeleton } from '../report/report-skeleton.tsx'
import type { AnalysisView } from '../session/analysis-view.ts'
import type { GuestCalls } from '../session/guest-calls.ts'
import { lazyGuestCalls, loadGuestCalls } from '../session/lazy-guest-calls.ts'
import { useCvAnalysis } from '../session/use-cv-analysis.ts'
import { useIsHydrated } from '../session/use-is-hydrated.ts'
import { ChoosingPanel } from '../upload/choosing-panel.tsx'
import { FailurePanel } from '../upload/failure-panel.tsx'
import { ExpiredLine } from '../upload/notices.tsx'
import { coveredClass, OpeningSkeleton } from '../upload/opening-skeleton.tsx'
import { ReadingPanel } from '../upload/reading-panel.tsx'
import { SendingPanel } from '../upload/sending-panel.tsx'
import { UploadPanel } from '../upload/upload-panel.tsx'
import { WaitingPanel } from '../upload/waiting-panel.tsx'

type CvAnalysisScreenProps = {
	onOpenInEditor: (results: FixedResults) => void
	/** Leads to where the lines of the CV are worded. */
	onImprove: (results: FixedResults) => void
	/** How a finished analysis is kept for longer. */
	keep?: (results: GuestResults) => ReactNode
	calls?: GuestCalls
}

const noWayToKeep = () => null

// Most of the code of this page is the report's, which is not there before a file has been read.
const loadReport = () => import('../report/cv-report.tsx')
const CvReport = lazyPart(async () => (await loadReport()).CvReport)

/** The guest analysis from the upload to the report. */
export function CvAnalysisScreen({
	onOpenInEditor,
	onImprove,
	keep = noWayToKeep,
	calls = lazyGuestCalls,
}: CvAnalysisScreenProps) {
	const isHydrated = useIsHydrated()
	const analysis = useCvAnalysis(calls)
	// The page was built without an address. Its upload stays the same element when the script arrives,
	// so that a file chosen meanwhile, or a dialog that is open, is not lost.
	const view = isHydrated ? analysis.view : beforeHydration
	const [isReportHere, setReportHere] = useState(false)
	const phase = view.phase === 'done' && !isReportHere ? 'coming' : view.phase
	const isBegun = view.phase !== 'choosing'
	useEffect(() => {
		if (isBegun) fetchAhead()
	}, [isBegun])
	return (
		<FocusOnPhase phase={isHydrated ? phase : null}>
			<p role="status" className="sr-only">
				{view.phase === 'done' && 'Analysis complete!'}
				{view.phase === 'opening' && 'Opening your report'}
			</p>
			{!isHydrated && <OpeningSkeleton />}
			{/* The scripts come at once where this browser has an analysis, which needs room. */}
			<div
				className={isHydrated ? undefined : coveredClass}
				data-shows-kept={rememberedAnalysisKey}
			>
				<Phase
					view={view}
					analysis={analysis}
					calls={calls}
					keep={keep}
					onOpenInEditor={onOpenInEditor}
					onImprove={onImprove}
					onReport={() => setReportHere(true)}
				/>
			</div>
		</FocusOnPhase>
	)
}

const beforeHydration: AnalysisView = { phase: 'choosing' }

// Loads the code while the person looks for their file; an error is reported at its use. Offline it is skipped,
// because a browser does not fetch a module again after a failure.
function fetchAhead(): void {
	if (!navigator.onLine) return
	loadGuestCalls().catch(() => undefined)
	loadReport().catch(() => undefined)
}

type PhaseProps = Required<CvAnalysisScreenProps> & {
	view: AnalysisView
	analysis: ReturnType<typeof useCvAnalysis>
	/** The report is on the screen, once its code has come. */
	onReport: () => void
}

function Phase({ view, analysis, calls, keep, onReport, ...lead }: PhaseProps) {
	switch (view.phase) {
		case 'choosing':
			return (
				<ChoosingPanel
					calls={calls}
					notice={analysis.notice}
					onApproach={fetchAhead}
					onFile={analysis.send}
				/>
			)
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
				<Suspense fallback={<ReportSkeleton />}>
					<CvReport
						key={view.results.session_id}
						results={view.results}
						keep={keep(view.results)}
						onOpenInEditor={lead.onOpenInEditor}
						onImprove={lead.onImprove}
						onStartAgain={analysis.startAgain}
						onDelete={analysis.deleteNow}
					/>
					<Arrival onArrive={onReport} />
				</Suspense>
			)
	}
}

/** Reports that its sibling has been rendered. */
function Arrival({ onArrive }: { onArrive: () => void }) {
	const arrive = useEffectEvent(onArrive)
	useEffect(() => arrive(), [])
	return null
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
