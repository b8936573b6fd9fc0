import type { Fault } from './fault.ts'
import type { Seen, Work } from './record.ts'

/** What happened to the saves acknowledged since the start, and the lines that the product logged during a fault. */
export type Told = { acknowledged: number; lost: string[]; lines: string[] }

const longestMs = 12_000

/** Prints the answers, refusals and times recorded during one fault. */
export function printSeen({ name }: Fault, seen: Seen, { acknowledged, lost, lines }: Told): void {
	const { count, withRetryAfter } = seen.refusals
	console.log(`\n${name}`)
	for (const [work, counts] of seen.statuses) {
		console.log(`  ${work.padEnd(23)} ${[...counts].map(describeStatus).join(', ')}`)
	}
	console.log(
		`  refused                 ${count}, with Retry-After ${percent(withRetryAfter, count)}`,
	)
	console.log(`  longest request         ${seconds(seen.longestMs)}`)
	console.log(`  acknowledged, lost      ${acknowledged}, ${lost.length}`)
	const recoveries = [...seen.recoveryMs].map(([work, ms]) => `${work} ${recovery(ms)}`)
	console.log(`  first success after it  ${recoveries.join(', ')}`)
	console.log(`  lines in the log        ${lines.length}`)
	for (const line of lines.slice(0, 12)) console.log(`    ${shorten(line)}`)
}

/** Returns each missed aim in one sentence. */
export function missedAims({ name, leaves }: Fault, seen: Seen, { lost }: Told): string[] {
	const missed: string[] = []
	const statuses = [...seen.statuses.values()].flatMap((counts) => [...counts.keys()])
	if (seen.longestMs > longestMs) missed.push(`a request took ${seconds(seen.longestMs)}`)
	if (lost.length > 0) missed.push(`${lost.length} acknowledged saves were lost`)
	if (statuses.some((status) => status === 500 || status === 0)) {
		missed.push('requests were answered 500 or not at all')
	}
	if (seen.refusals.withRetryAfter < seen.refusals.count) {
		missed.push('not every refusal said when to come back')
	}
	for (const work of leaves) {
		if (failed(work, seen) > 0) missed.push(`${work}s failed, which need nothing that was gone`)
	}
	for (const [work, ms] of seen.recoveryMs) {
		if (ms === null) missed.push(`no ${work} succeeded in the minute after it`)
	}
	return missed.map((sentence) => `${name}: ${sentence}.`)
}

function failed(work: Work, { statuses }: Seen): number {
	const counts = [...(statuses.get(work) ?? [])]
	return counts.filter(([status]) => status !== 200).reduce((sum, [, count]) => sum + count, 0)
}

function describeStatus([status, count]: [number, number]): string {
	return `${status === 0 ? 'no answer' : status} × ${count}`
}

function percent(part: number, whole: number): string {
	return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(0)} %`
}

function recovery(ms: number | null): string {
	return ms === null ? 'never' : seconds(ms)
}

function seconds(ms: number): string {
	return `${(ms / 1000).toFixed(1)} s`
}

function shorten(line: string): string {
	try {
		const { msg, part = '', seconds: lasted, err } = JSON.parse(line)
		const details = [part, lasted && `after ${lasted} s`, err?.message].filter(Boolean)
		return `${msg} (${details.join(', ')})`.slice(0, 160)
	} catch {
		return line.slice(0, 160)
	}
}
