import { Suspense } from 'react'
import { lazyPart, ShowNothing } from '#shared/lazy-part.tsx'
import { useLocalCvMover } from '#shared/local-cvs/use-local-cv-mover.ts'

// Few people have anything to be told, so this code is loaded on demand.
const Moved = lazyPart(
	async () => (await import('./local-cv-move-outcomes.tsx')).Moved,
	ShowNothing,
)
const NotMoved = lazyPart(
	async () => (await import('./local-cv-move-outcomes.tsx')).NotMoved,
	ShowNothing,
)

/** Says that the CV which this browser kept is in the account now, or why it is not there yet. */
export function LocalCvMoveNotice() {
	const state = useLocalCvMover()
	return (
		<div role="status">
			<Suspense fallback={null}>
				{state.status === 'moved' ? <Moved {...state} /> : null}
				{state.status === 'failed' ? <NotMoved {...state} /> : null}
			</Suspense>
		</div>
	)
}
