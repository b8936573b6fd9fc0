const listeners = new Set<() => void>()
let areExpected = false

/** Says that this page has something on it that may show a message. */
export function expectToasts(): void {
	areExpected = true
	for (const listener of listeners) listener()
}

export function areToastsExpected(): boolean {
	return areExpected
}

/** Calls back when messages come to be expected, until the returned function is called. */
export function subscribeToExpectedToasts(onChange: () => void): () => void {
	listeners.add(onChange)
	return () => {
		listeners.delete(onChange)
	}
}
