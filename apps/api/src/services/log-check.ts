import type { Log } from './open-job-queue.ts'

/** A check that also writes one line when it begins to fail, with the reason, and one when it passes again. */
export function logCheck(
	check: () => Promise<unknown>,
	{ log, name }: { log: Log; name: string },
): () => Promise<unknown> {
	let isFailing = false
	return async () => {
		try {
			const answer = await check()
			if (isFailing) log.warn({}, `${name} works again`)
			isFailing = false
			return answer
		} catch (error) {
			if (!isFailing) log.warn({ err: error }, `${name} can’t be used`)
			isFailing = true
			throw error
		}
	}
}
