import type { CvSummary } from '@app/contract'
import { useCvChoice } from '#shared/cv-choice/use-cv-choice.ts'
import { CvUnavailable } from '#shared/offline/cv-unavailable.tsx'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { Spinner } from '#shared/ui/spinner.tsx'
import { useWaitedASecond } from '#shared/use-waited-a-second.ts'
import { ChooseCv } from './choose-cv.tsx'
import { CvHistory } from './cv-history.tsx'
import { HistorySkeleton } from './history-skeleton.tsx'
import { useCvNow, useVersionList } from './use-cv-versions.ts'
import { useVersionsUrlState } from './versions-url-state.ts'

/** Every version of a CV of the account, what differs between them, and the way back to each. */
export function CvVersionsScreen() {
	const { cvId } = useVersionsUrlState()
	const choice = useCvChoice()
	const cvs = choice.data?.cvs
	const chosen = cvId ?? cvs?.[0]?.id
	// Whether there is a choice of CVs above is known first, or it would push the history down; but not for long.
	const isLate = useWaitedASecond()
	const isChoiceAwaited = choice.isPending && choice.failureCount === 0 && !isLate
	return (
		<div className="mx-auto max-w-[76rem] px-5 py-10 sm:px-6 sm:py-14">
			<div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
				<h1 className="text-[clamp(2rem,4.5vw,2.75rem)] font-[520]">CV versions</h1>
				{chosen !== undefined && cvs ? <ChooseCv cvs={cvs} cvId={chosen} /> : null}
			</div>
			{chosen === undefined ? (
				<NothingToShow cvs={cvs} error={choice.error} onRetry={() => void choice.refetch()} />
			) : null}
			{chosen !== undefined && isChoiceAwaited ? <HistorySkeleton /> : null}
			{chosen !== undefined && !isChoiceAwaited ? <History key={chosen} cvId={chosen} /> : null}
		</div>
	)
}

function History({ cvId }: { cvId: string }) {
	const now = useCvNow(cvId)
	const list = useVersionList(cvId)
	const error = now.error ?? list.error
	if (now.data && list.data) {
		const versions = list.data.pages.flatMap((page) => page.versions)
		const more = list.hasNextPage
			? { isBusy: list.isFetchingNextPage, onMore: () => void list.fetchNextPage() }
			: null
		return <CvHistory now={now.data} versions={versions} more={more} />
	}
	if (error === null) return <HistorySkeleton />
	return (
		<CvUnavailable
			titleAs="h2"
			error={error}
			onRetry={() => {
				void now.refetch()
				void list.refetch()
			}}
		/>
	)
}

type NothingToShowProps = {
	cvs: CvSummary[] | undefined
	error: Error | null
	onRetry: () => void
}

function NothingToShow({ cvs, error, onRetry }: NothingToShowProps) {
	if (error) {
		return (
			<div role="alert">
				<p className="text-ink-soft">{error.message}</p>
				<Button className="mt-4" onClick={onRetry}>
					Try again
				</Button>
			</div>
		)
	}
	if (cvs === undefined) return <Spinner label="Loading your CVs" />
	return (
		<div className="max-w-[34rem] border-t border-line pt-6">
			<p className="text-ink-soft">
				There’s no CV in your account yet. Once there is, Ella saves versions as you write, when you
				download it and whenever you choose.
			</p>
			<ButtonLink to="/cv-writer" look="primary" className="mt-6">
				Choose how to start
			</ButtonLink>
		</div>
	)
}
