import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useIsOnline } from '#shared/connection/use-is-online.ts'
import type { GuestCalls } from '../session/guest-calls.ts'
import type { Notice } from '../session/use-cv-analysis.ts'
import { useLastAnalysis } from '../session/use-last-analysis.ts'
import { LastReportLine, NoticeLine, OfflineLine } from './notices.tsx'
import { UploadPanel } from './upload-panel.tsx'

type ChoosingPanelProps = {
	calls: GuestCalls
	notice: Notice | null
	/** Somebody is about to choose a file. */
	onApproach: () => void
	onFile: (file: File) => void
}

/** The upload, with the way back to an analysis that this browser left. */
export function ChoosingPanel({ calls, notice, onApproach, onFile }: ChoosingPanelProps) {
	const isOnline = useIsOnline()
	const last = useLastAnalysis(calls)
	const navigate = useNavigate()
	const unfinishedId = last && isUnfinished(last.status) ? last.session_id : null
	useEffect(() => {
		if (unfinishedId) void navigate(`?session=${unfinishedId}`, { replace: true })
	}, [unfinishedId, navigate])
	return (
		<UploadPanel onApproach={onApproach} onFile={onFile}>
			<NoticeLine notice={notice} />
			<OfflineLine isOnline={isOnline}>
				You’re offline. You can upload a file when you’re back online.
			</OfflineLine>
			{last?.status === 'completed' && <LastReportLine sessionId={last.session_id} />}
		</UploadPanel>
	)
}

function isUnfinished(status: string): boolean {
	return status === 'processing' || status === 'analyzing'
}
