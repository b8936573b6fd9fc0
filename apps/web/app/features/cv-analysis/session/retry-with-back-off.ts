import { isTransient } from './is-transient.ts'

/** How long to wait before each repeated upload, in milliseconds; its length is the number of retries. */
const backOffMs = [1000, 2000, 3000] as const

export type Retry = {
	/** The number of the coming attempt: 2 for the first retry. */
	attempt: number
	delayMs: number
}

/** Makes a call, and again after each back-off while it fails transiently; throws its last failure. */
export async function retryWithBackOff<Answer>(
	attempt: () => Promise<Answer>,
	{ wait, onRetry }: { wait: (ms: number) => Promise<void>; onRetry: (retry: Retry) => void },
): Promise<Answer> {
	for (const [index, delayMs] of backOffMs.entries()) {
		try {
			return await attempt()
		} catch (error) {
			if (!isTransient(error)) throw error
			onRetry({ attempt: index + 2, delayMs })
			await wait(delayMs)
		}
	}
	return attempt()
}
