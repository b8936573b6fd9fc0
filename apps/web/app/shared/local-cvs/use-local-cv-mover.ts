import { useSyncExternalStore } from 'react'
import { localCvMover } from './local-cv-mover.ts'
import type { MoveState } from './move-state.ts'

const idle: MoveState = { status: 'idle' }

/** How the CV of this browser gets into the account, as far as it is by now. */
export function useLocalCvMover(): MoveState {
	return useSyncExternalStore(localCvMover.subscribe, localCvMover.getState, () => idle)
}
