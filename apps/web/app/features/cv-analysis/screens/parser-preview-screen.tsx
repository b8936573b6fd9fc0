import type { GuestResults } from '@app/contract'
import { useRewriteEngine } from '#shared/model/use-model.ts'
import { ButtonLink } from '#shared/ui/button.tsx'
import { useWaitedASecond } from '#shared/use-waited-a-second.ts'
import type { ConfirmedCv } from '../reading-check/reading-check.tsx'
import { ReadingCheck } from '../reading-check/reading-check.tsx'
import { ReportSkeleton } from '../report/report-skeleton.tsx'
import { analysisView } from '../session/analysis-view.ts'
import { type GuestCalls, guestCalls } from '../session/guest-calls.ts'
import { useFollowAnalysis } from '../session/use-follow-analysis.ts'
import { FailurePanel } from '../upload/failure-panel.tsx'
import { ReadingPanel } from '../upload/reading-panel.tsx'
import { WaitingPanel } from '../upload/waiting-panel.tsx'

type ParserPreviewScreenProps = {
	analysisId: string
	/** Keeps the CV; throws a sentence when that fails. */
	onConfirm: (cv: ConfirmedCv) => Promise<void>
	onLeave: () => void
	/** The way to the report on the same file. */
	onOpenReport: (results: GuestResults) => void
	calls?: GuestCalls
}

const noUpload = { status: 'idle', file: null, percent: 0, retry: null, error: null } as const

/** The fields that were read from a file beside its pages, once the reading is done. */
export function ParserPreviewScreen({ calls = guestCalls, ...props }: ParserPreviewScreenProps) {
	const { analysisId, onLeave, ...check } = props
	const following = useFollowAnalysis(analysisId, calls)
	const isModelKnown = useIsModelKnown()
	const view = analysisView(noUpload, { ...following, fileName: null })
	switch (view.phase) {
		case 'reading':
			return <ReadingPanel {...view} onCancel={onLeave} />
		case 'waiting':
			return (
				<WaitingPanel message={view.message} onWaitOn={following.followOn} onCancel={onLeave} />
			)
		case 'failed':
			return <FailurePanel {...view} onTryAgain={following.followOn} onFile={onLeave} />
		case 'expired':
			return <NoLongerHere />
		case 'done':
			return isModelKnown ? (
				<ReadingCheck key={analysisId} results={view.results} {...check} />
			) : (
				<ReportSkeleton />
			)
		default:
			return <ReportSkeleton />
	}
}

/** Whether it is known if a model can be asked: its button would push the fields about. A slow server keeps nobody waiting. */
function useIsModelKnown(): boolean {
	const { isFetched } = useRewriteEngine()
	const isLate = useWaitedASecond()
	return isFetched || isLate
}

function NoLongerHere() {
	return (
		<div role="alert" className="mx-auto max-w-[38rem] px-4 pt-16 pb-24 sm:px-6">
			<h1 className="text-2xl">This import is no longer here</h1>
			<p className="mt-3 text-ink-soft">
				It may have been deleted, or belong to another account. Files uploaded without an account
				are deleted after 24 hours. Choose the file again, or look in My CVs for CVs you’ve saved.
			</p>
			<div className="mt-6 flex flex-wrap gap-3">
				<ButtonLink to="/cv-parser" look="primary">
					Choose the file again
				</ButtonLink>
				<ButtonLink to="/dashboard">My CVs</ButtonLink>
			</div>
		</div>
	)
}
