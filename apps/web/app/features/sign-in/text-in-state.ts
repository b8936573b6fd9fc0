/** A text that the page before has left for this one, or nothing. */
export function textInState(state: unknown, name: string): string {
	const entries = typeof state === 'object' && state !== null ? Object.entries(state) : []
	const found = entries.find(([key]) => key === name)?.[1]
	return typeof found === 'string' ? found : ''
}
