import { AppError } from '#http/app-error.ts'
import type { AttemptCounter, Limit } from '#services/attempt-counter.ts'

/** Counts one attempt of a subject; throws `too_many_requests`, with the time to wait, beyond the limit. */
export async function consumeAttempt(
	{ attempts }: { attempts: Pick<AttemptCounter, 'take'> },
	limit: Limit,
	subject: string,
): Promise<void> {
	const { isAllowed, retryAfterSeconds } = await attempts.take(limit, subject)
	if (!isAllowed) throw new AppError('too_many_requests', undefined, { retryAfterSeconds })
}
