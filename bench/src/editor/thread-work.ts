import type { CDPSession } from 'playwright-core'

/** The work of a page's main thread, in milliseconds of that thread's processor time. */
export type ThreadWork = {
	scriptMs: number
	styleAndLayoutMs: number
	/** Everything, painting too. */
	wholeMs: number
}

/**
 * Counts the work of a page's main thread during `act`. Other programs aren't counted, so that figures of a busy
 * machine can be compared with those of a quiet one.
 */
export async function countWork(
	session: CDPSession,
	act: () => Promise<void>,
): Promise<ThreadWork> {
	await session.send('Performance.enable', { timeDomain: 'threadTicks' })
	const before = await readWork(session)
	await act()
	const after = await readWork(session)
	await session.send('Performance.disable')
	return {
		scriptMs: after.scriptMs - before.scriptMs,
		styleAndLayoutMs: after.styleAndLayoutMs - before.styleAndLayoutMs,
		wholeMs: after.wholeMs - before.wholeMs,
	}
}

async function readWork(session: CDPSession): Promise<ThreadWork> {
	const { metrics } = await session.send('Performance.getMetrics')
	const readMs = (name: string) => (metrics.find((one) => one.name === name)?.value ?? 0) * 1000
	return {
		scriptMs: readMs('ScriptDuration'),
		styleAndLayoutMs: readMs('LayoutDuration') + readMs('RecalcStyleDuration'),
		wholeMs: readMs('TaskDuration'),
	}
}
