import { useIsOnline } from '#shared/connection/use-is-online.ts'
import type { AnalysisProgress } from '../session/follow-analysis.ts'
import { OfflineLine } from './notices.tsx'
import { ProgressPanel } from './progress-panel.tsx'

type ReadingPanelProps = {
	fileName: string | null
	progress: AnalysisProgress
	onCancel: () => void
}

/** The analysis under way, with its stage in words. */
export function ReadingPanel({ fileName, progress, onCancel }: ReadingPanelProps) {
	const isOnline = useIsOnline()
	return (
		<ProgressPanel
			title="Reading your CV"
			fileName={fileName}
			stage={progress.message}
			percent={progress.progress}
			read={progress.progress}
			onCancel={onCancel}
		>
			<div className="mt-4">
				<OfflineLine isOnline={isOnline}>
					You’re offline. Ella is still reading your CV, and we’ll check again when you’re back
					online.
				</OfflineLine>
			</div>
		</ProgressPanel>
	)
}
