import type { GuestStatus } from '@app/contract'

const steps = [
	{ untilMs: 500, askAgainMs: 100 },
	{ untilMs: 2000, askAgainMs: 250 },
	{ untilMs: 4000, askAgainMs: 500 },
]

/**
 * When it is worth asking again, in milliseconds. Most analyses take less than half a second, so a young one
 * is asked for often; fifteen such questions leave the client most of its sixty for a slow one.
 */
export function pollAfterMs(status: GuestStatus, ageMs: number): number | null {
	if (status === 'completed' || status === 'failed') return null
	const step = steps.find(({ untilMs }) => ageMs < untilMs)
	return step?.askAgainMs ?? null
}
