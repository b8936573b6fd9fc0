import { session } from '#shared/session/session.ts'

/** Whether somebody has signed out here, so that what still arrives for them is kept no more. */
export function hasPendingChanges(ownerId: string): boolean {
	const state = session.getState()
	if (state.status === 'signed-in') return state.user.id !== ownerId
	return state.status === 'signed-out' && /^(left|expired|blocked)$/.test(state.because)
}
