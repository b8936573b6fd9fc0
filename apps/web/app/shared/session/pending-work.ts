/** The work of a screen that has not been sent to the account yet. */
export type PendingWork = {
	hasAny: () => boolean
	/** Sends it; ends when it has arrived, or when that could not be done now. */
	send: () => Promise<unknown>
}

const offered = new Set<PendingWork>()

/** Makes signing out wait for a screen's unsent work, until the returned function is called. */
export function offerPendingWork(work: PendingWork): () => void {
	offered.add(work)
	return () => {
		offered.delete(work)
	}
}

/** Whether anything on the screen has not reached the account. */
export function hasPendingWork(): boolean {
	return [...offered].some((work) => work.hasAny())
}

/** Sends all that has not reached the account. */
export async function sendPendingWork(): Promise<void> {
	const pending = [...offered].filter((work) => work.hasAny())
	await Promise.allSettled(pending.map((work) => work.send()))
}
