import { createSignal } from '#shared/session/session-state.ts'

/** A CV that has arrived in the account. */
export type MovedCv = { id: string; title: string }

export type MoveState =
	| { status: 'idle' | 'moving' }
	/** The account has them and this browser no longer does. */
	| {
			status: 'moved'
			cvs: MovedCv[]
			unreadDates: string[]
			/** How many stay in this browser, since the account has no room for more of them. */
			leftCount: number
			/** The applications that the letters of this browser went to. */
			letterIds: string[]
	  }
	/** They are where they were. `isPassing`: asking again later can help. */
	| { status: 'failed'; sentence: string; isPassing: boolean }

/** The state of a move, separate from the mover, which is large and seldom needed. */
export class MoveStates {
	readonly #changed = createSignal()
	#state: MoveState = { status: 'idle' }

	get = (): MoveState => this.#state
	subscribe = this.#changed.subscribe

	become = (state: MoveState): void => {
		this.#state = state
		this.#changed.emit()
	}
}
