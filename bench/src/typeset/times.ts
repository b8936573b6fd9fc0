import { median, percentile } from '../percentile.ts'

/** How long an act took, in milliseconds. */
export async function timed(act: () => Promise<unknown>): Promise<number> {
	const start = performance.now()
	await act()
	return performance.now() - start
}

/** Describes the median and the 95th percentile of times in words. */
export function milliseconds(times: number[]): string {
	return `median ${median(times).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms`
}
