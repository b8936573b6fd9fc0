import { percentile } from '../percentile.ts'
import { type Action, actions, type Spell } from './neighbour.ts'
import type { PeakMemory } from './process-memory.ts'

/** The aims of the bench. `quickMs` replaces the ratio for actions that are quicker than the noise of a machine. */
export const aims = {
	mostRatio: 4,
	mostP95Ms: 500,
	quickMs: 100,
	uploadMs: 5_000,
	mailMs: 5_000,
	memoryMb: 600,
	/** Four seconds for setting a CV, two in the queue, and one for the way. */
	renderMs: 7_000,
	honestJobsMs: 10_000,
	feedDeadlineMs: 60_000,
}

/** One aim with its measurement, and whether the measurement meets it. */
export type Aim = { what: string; isMet: boolean; says: string }

/** An action alone and beside an abuse, in milliseconds. */
export type Compared = {
	alone: { p50: number; p95: number }
	beside: { p50: number; p95: number }
	ratio: number
	errors: string[]
	isMet: boolean
	/** Whether it is met without the allowance for quick actions. */
	isStrictlyMet: boolean
}

/** Compares an action's times beside an abuse with its times in all spells alone. */
export function compareAction(action: Action, alone: Spell[], beside: Spell): Compared {
	const before = alone.flatMap(({ calls }) => calls[action].times)
	const { times, errors } = beside.calls[action]
	const both = { alone: middles(before), beside: middles(times) }
	const ratio = both.beside.p95 / both.alone.p95
	const isUnder = both.beside.p95 < aims.mostP95Ms
	const isWithin = ratio <= aims.mostRatio
	return {
		...both,
		ratio,
		errors,
		isMet: isUnder && (isWithin || both.beside.p95 < aims.quickMs),
		isStrictlyMet: isUnder && isWithin,
	}
}

function middles(times: number[]): { p50: number; p95: number } {
	return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) }
}

/** The aims that every abuse has: no errors, uploads done in time, and memory. */
export function commonAims(beside: Spell, memory: PeakMemory): Aim[] {
	const errors = actions.flatMap((action) => beside.calls[action].errors)
	const slowest = Math.max(...beside.uploads)
	const [kind = 'none', megabytes = 0] =
		Object.entries(memory).sort(([, a], [, b]) => b - a)[0] ?? []
	return [
		{ what: 'no errors', isMet: errors.length === 0, says: countErrors(errors) },
		{
			what: 'every upload done in 5 s',
			isMet: beside.uploads.length > 0 && slowest <= aims.uploadMs,
			says: `${beside.uploads.length} uploads, slowest ${seconds(slowest)}`,
		},
		{
			what: 'memory of a process under 600 MB',
			isMet: megabytes < aims.memoryMb,
			says: `most: ${kind} ${megabytes} MB`,
		},
	]
}

function countErrors(errors: string[]): string {
	const counts = new Map<string, number>()
	for (const error of errors) counts.set(error, (counts.get(error) ?? 0) + 1)
	return [...counts].map(([error, count]) => `${count} × ${error}`).join(', ') || 'none'
}

/** Milliseconds in seconds for a person, or that there were none. */
export function seconds(ms: number): string {
	return Number.isFinite(ms) ? `${(ms / 1000).toFixed(1)} s` : 'never'
}
