import type { ApplicationSummary, Stage } from '@app/contract/applications'
import { useCallback } from 'react'
import { toastWithUndo } from '#shared/ui/toast-with-undo.tsx'
import { formatApplicationName } from './application-formatting.ts'
import { ApplicationsHead } from './applications-head.tsx'
import { buildApplicationsHref, useApplicationsUrlState } from './applications-url-state.ts'
import { ApplicationsView } from './applications-view.tsx'
import type { Move } from './board/move-in-list.ts'
import { findPosition, useMoveApplication } from './board/use-move-application.ts'
import { toDay } from './calendar/calendar-days.ts'
import { ApplicationDrawer } from './detail/application-drawer.tsx'
import { useFocusAfterRemoval } from './detail/use-focus-after-removal.ts'
import { useApplicationChanges, useApplicationList, useStages } from './use-applications.ts'

const none: ApplicationSummary[] = []

/** Applications as a board, list, calendar or insights, with a drawer for the open one. */
export function ApplicationsScreen() {
	const { address, go } = useApplicationsUrlState()
	const list = useApplicationList(address.q.trim())
	const { stages, stagesQuery, maxStages } = useStages()
	const { openId } = address
	const today = toDay(new Date())
	const changes = useChanges(list.data?.applications ?? none, () => go({ openId: null }))
	return (
		<div className="py-10 sm:py-14">
			<div className="mx-auto max-w-[76rem] px-5 sm:px-6">
				<ApplicationsHead
					address={address}
					stages={stages}
					maxStages={maxStages}
					onGo={go}
					list={list.data ?? null}
					hasNone={list.data?.applications.length === 0 && address.q.trim() === ''}
				/>
			</div>
			<ApplicationsView
				address={address}
				stages={stages}
				today={today}
				onGo={go}
				list={list.data ?? null}
				isOld={list.isPlaceholderData}
				error={list.error ?? stagesQuery.error}
				onTryAgain={() => {
					void list.refetch()
					void stagesQuery.refetch()
				}}
				hrefOf={(id) => buildApplicationsHref(address, { openId: id })}
				onMove={changes.move}
				onDelete={(application) => void changes.remove(application)}
			/>
			{openId !== null && stages !== null ? (
				<ApplicationDrawer
					key={openId}
					id={openId}
					stages={stages}
					today={today}
					onStage={(id: string, stage: Stage) => changes.move(id, { stage })}
					onDelete={(application) => void changes.remove(application)}
					returnsTo={() => changes.focusTargetFor(openId)}
					onClose={() => go({ openId: null })}
				/>
			) : null}
		</div>
	)
}

/** Moves and deletes applications, each with an Undo. */
function useChanges(applications: readonly ApplicationSummary[], onGone: () => void) {
	const moves = useMoveApplication()
	const { remove, restore } = useApplicationChanges()
	const { noteRemoval, focusTargetFor } = useFocusAfterRemoval(applications)
	const move = useCallback(
		(id: string, to: Move) => {
			const from = findPosition(applications, id)
			if (from !== null && from.stage === to.stage && from.before === to.before) return
			moves.mutate({ id, ...to })
		},
		[applications, moves.mutate],
	)
	return {
		move,
		focusTargetFor,
		remove: async (application: Pick<ApplicationSummary, 'id' | 'title' | 'company'>) => {
			noteRemoval(application.id)
			try {
				await remove.mutateAsync(application.id)
			} catch {
				// The mutation has already shown the error.
				return
			}
			onGone()
			toastWithUndo(`“${formatApplicationName(application)}” deleted.`, () =>
				restore.mutate(application.id),
			)
		},
	}
}
