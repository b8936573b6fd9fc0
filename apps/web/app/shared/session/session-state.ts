import type { User } from '@app/contract'

/**
 * How a session came to be absent: nobody was signed in, the person left, it could not be renewed, the account is
 * inactive or blocked, or the server could not be asked (the tokens are kept then).
 */
export type SignedOutBecause = 'never-in' | 'left' | 'expired' | 'blocked' | 'unreachable'

/** Whether a user is signed in, and which; unconfirmed while the server, which would confirm it, is out of reach. */
export type SessionState =
	| { status: 'loading'; user: null }
	| { status: 'signed-in'; user: User; isUnconfirmed?: true }
	| { status: 'signed-out'; user: null; because: SignedOutBecause }

/** The state before the browser's storage has been read. */
export const loadingState: SessionState = { status: 'loading', user: null }

/** A set of listeners that are called together. */
export function createSignal() {
	const listeners = new Set<() => void>()
	return {
		emit: () => {
			for (const listener of [...listeners]) listener()
		},
		subscribe: (listener: () => void) => {
			listeners.add(listener)
			return () => {
				listeners.delete(listener)
			}
		},
	}
}
