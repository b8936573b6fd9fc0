import { wait } from '#shared/wait.ts'
import { ApiError } from './api-error.ts'

/** How often a call is made again, and how long it waits where the server does not say. */
const mostRetries = 2
const usualWaitSeconds = 2

/** The longest wait, in seconds. If the server asks for a longer one, the error is thrown at once. */
const longestWaitSeconds = 10

type Waiting = { signal?: AbortSignal; wait?: (ms: number) => Promise<void> }

/** Makes a call, and again in a moment while the server says that it is too busy for it; throws its last failure. */
export async function retryWhileBusy<Answer>(
	ask: () => Promise<Answer>,
	{ signal, wait: pause = (ms) => wait(ms, signal) }: Waiting = {},
): Promise<Answer> {
	for (let retries = 0; ; retries += 1) {
		try {
			return await ask()
		} catch (error) {
			const seconds = secondsToWait(error)
			if (retries === mostRetries || seconds === null || signal?.aborted) throw error
			await pause(seconds * 1000)
		}
	}
}

function secondsToWait(error: unknown): number | null {
	if (!(error instanceof ApiError) || error.code !== 'server_busy') return null
	const seconds = error.retryAfterSeconds ?? usualWaitSeconds
	return seconds <= longestWaitSeconds ? seconds : null
}
