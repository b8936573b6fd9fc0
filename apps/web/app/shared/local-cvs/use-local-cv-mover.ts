import { useSyncExternalStore } from 'react'
import { NoAnswerError } from '#shared/api/api-error.ts'
import { browserStorage } from '#shared/browser-storage.ts'
import { commonStorageKeys, otherVersionKey, storageKey } from '#shared/common-storage-keys.ts'
import { estimateListedCvs } from './estimate-listed-cvs.ts'
import type { LocalCvMover } from './move-local-cvs.ts'
import type { MoveState } from './move-state.ts'
import { type MovedCv, MoveStates } from './move-state.ts'

const states = new MoveStates()
let loading: Promise<LocalCvMover> | null = null
/** Counts dismissals, so that if a person leaves while the mover loads, nothing is moved in their name. */
let dismissals = 0

/** The mover of this browser. Most visitors have nothing to move, so it is loaded for those who have. */
export const localCvMover = {
	getState: states.get,
	subscribe: states.subscribe,

	/** Moves what there is, unless it is to stay; answers the CVs that arrived, the one being written first. */
	run: async (accountId: string): Promise<MovedCv[]> => {
		if (!isAnythingHere()) return []
		const asked = dismissals
		const mover = await loadMover()
		return asked === dismissals ? mover.run(accountId) : []
	},

	/** Moves the CVs that were to stay in this browser after all. */
	bring: async (accountId: string): Promise<MovedCv[]> => (await loadMover()).bring(accountId),

	/** Puts the moved CVs and letters back into this browser, and their copies in the account into the bin. */
	undo: async (): Promise<void> => (await loadMover()).undo(),

	/** Nothing more is said of it. */
	dismiss: (): void => {
		dismissals += 1
		states.become({ status: 'idle' })
		void loading?.then(
			(mover) => mover.dismiss(),
			() => undefined,
		)
	},
}

function isAnythingHere(): boolean {
	const storage = browserStorage()
	const isOpenHere = [storageKey, otherVersionKey, commonStorageKeys.letters].some(
		(key) => storage.getItem(key) !== null,
	)
	return isOpenHere || estimateListedCvs(storage) > 0
}

function loadMover(): Promise<LocalCvMover> {
	loading ??= import('./move-local-cvs.ts').then(
		({ LocalCvMover }) => new LocalCvMover(states),
		(cause: unknown) => {
			loading = null
			const error = new NoAnswerError(cause)
			states.become({ status: 'failed', sentence: error.message, isPassing: true })
			throw error
		},
	)
	return loading
}

const idle: MoveState = { status: 'idle' }

/** Returns the present state of the move of this browser's CVs into the account. */
export function useLocalCvMover(): MoveState {
	return useSyncExternalStore(localCvMover.subscribe, localCvMover.getState, () => idle)
}
