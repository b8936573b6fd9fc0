import { useIsOnline } from '#shared/connection/use-is-online.ts'
import type { Retry } from '../session/retry-with-back-off.ts'
import { OfflineLine } from './notices.tsx'
import { ProgressPanel } from './progress-panel.tsx'

type SendingPanelProps = {
	fileName: string
	percent: number
	retry: Retry | null
	onCancel: () => void
}

/** The upload under way, with what happens when the connection drops. */
export function SendingPanel({ fileName, percent, retry, onCancel }: SendingPanelProps) {
	const isOnline = useIsOnline()
	return (
		<ProgressPanel
			title="Sending your CV"
			fileName={fileName}
			stage={describeStage(percent, retry)}
			percent={percent}
			read={0}
			onCancel={onCancel}
		>
			<div className="mt-4">
				<OfflineLine isOnline={isOnline}>
					You’re offline. We’ll try again when you’re back online.
				</OfflineLine>
			</div>
		</ProgressPanel>
	)
}

function describeStage(percent: number, retry: Retry | null): string {
	if (retry && percent < 100) return `The connection dropped. Attempt ${retry.attempt} of 4`
	return percent < 100 ? 'Sending' : 'Sent. Waiting for a reply'
}
