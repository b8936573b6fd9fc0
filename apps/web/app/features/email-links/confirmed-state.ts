/** What the history entry of a confirmed address keeps. */
export function confirmedState(email: string): { confirmedEmail: string } {
	return { confirmedEmail: email }
}

/** The address that this history entry has confirmed, or `null`. */
export function confirmedEmail(state: unknown): string | null {
	if (typeof state !== 'object' || state === null || !('confirmedEmail' in state)) return null
	return typeof state.confirmedEmail === 'string' ? state.confirmedEmail : null
}
