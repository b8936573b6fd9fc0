import { lazy, Suspense } from 'react'
import { useLocalCvMover } from '#shared/local-cvs/use-local-cv-mover.ts'

// Few people have anything to be told, so this code is loaded on demand.
const Moved = lazy(async () => ({ default: (await import('./local-cv-move-outcomes.tsx')).Moved }))
const NotMoved = lazy(async () => ({
	default: (await import('./local-cv-move-outcomes.tsx')).NotMoved,
}))

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
