import { Navigate } from 'react-router'
import { Marked } from '#shared/ui/marked.tsx'
import { FailurePanel } from './failure-panel.tsx'
import { ExpiredLine, NoticeLine } from './notices.tsx'
import { ReadingPanel } from './reading-panel.tsx'
import { ReportSkeleton } from './report/report-skeleton.tsx'
import { SendingPanel } from './sending-panel.tsx'
import { type GuestCalls, guestCalls } from './session/guest-calls.ts'
import { useCvAnalysis } from './session/use-cv-analysis.ts'
import { UploadPanel } from './upload-panel.tsx'
import { WaitingPanel } from './waiting-panel.tsx'

const intro = {
	title: (
		<>
			Bring in the CV that you <Marked>have</Marked>
		</>
	),
	text: 'Ella reads it and shows every field beside the page that it came from. You correct what is wrong; only then does it become one of your CVs.',
}

type CvParserScreenProps = {
	/** The address of this page, in which the session stands while the file is read. */
	path: string
	calls?: GuestCalls
}

/** Brings a file in: the upload and its reading, then on to the fields that were read. */
export function CvParserScreen({ path, calls = guestCalls }: CvParserScreenProps) {
	const analysis = useCvAnalysis(calls, path)
	const { view, notice, send, cancel, tryAgain, waitOn } = analysis
	switch (view.phase) {
		case 'choosing':
		case 'expired':
			return (
				<UploadPanel onFile={send} intro={intro}>
					{view.phase === 'expired' ? <ExpiredLine /> : <NoticeLine notice={notice} />}
				</UploadPanel>
			)
		case 'sending':
			return <SendingPanel {...view} onCancel={cancel} />
		case 'opening':
			return <ReportSkeleton />
		case 'reading':
			return <ReadingPanel {...view} onCancel={cancel} />
		case 'waiting':
			return <WaitingPanel message={view.message} onWaitOn={waitOn} onCancel={cancel} />
		case 'failed':
			return <FailurePanel {...view} onTryAgain={tryAgain} onFile={send} />
		case 'done':
			return <Navigate to={`/cv-parser-preview/${view.results.session_id}`} replace />
	}
}
