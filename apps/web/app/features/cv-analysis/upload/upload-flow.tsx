import type { GuestResults } from '@app/contract'
import type { ReactNode } from 'react'
import { ReportSkeleton } from '../report/report-skeleton.tsx'
import { type GuestCalls, guestCalls } from '../session/guest-calls.ts'
import { useCvAnalysis } from '../session/use-cv-analysis.ts'
import { FailurePanel } from './failure-panel.tsx'
import { ExpiredLine, NoticeLine } from './notices.tsx'
import { ReadingPanel } from './reading-panel.tsx'
import { SendingPanel } from './sending-panel.tsx'
import { UploadPanel, type UploadText } from './upload-panel.tsx'
import { WaitingPanel } from './waiting-panel.tsx'

type UploadFlowProps = {
	/** The address of this page, in which the session stands while the file is read. */
	path: string
	intro: UploadText
	/** Replaces the upload where the file is made on this page. */
	choose?: ((send: (file: File) => void) => ReactNode) | undefined
	/** Renders the results once the file is read. */
	children: (results: GuestResults, file: ReadFile) => ReactNode
	calls?: GuestCalls | undefined
}

/** The actions for a file that was read. */
export type ReadFile = { onStartAgain: () => void; onDelete: () => void }

/** Takes a file from its upload to the result of reading it. */
export function UploadFlow({ path, intro, choose, children, calls = guestCalls }: UploadFlowProps) {
	const analysis = useCvAnalysis(calls, path)
	const { view, notice, send, cancel, tryAgain, waitOn } = analysis
	switch (view.phase) {
		case 'choosing':
		case 'expired':
			return (
				<Choose intro={intro} choose={choose} send={send}>
					{view.phase === 'expired' ? <ExpiredLine /> : <NoticeLine notice={notice} />}
				</Choose>
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
			return children(view.results, {
				onStartAgain: analysis.startAgain,
				onDelete: analysis.deleteNow,
			})
	}
}

type ChooseProps = Pick<UploadFlowProps, 'intro' | 'choose'> & {
	send: (file: File) => void
	children: ReactNode
}

function Choose({ intro, choose, send, children }: ChooseProps) {
	if (choose === undefined) {
		return (
			<UploadPanel onFile={send} intro={intro}>
				{children}
			</UploadPanel>
		)
	}
	return (
		<>
			{children}
			{choose(send)}
		</>
	)
}
