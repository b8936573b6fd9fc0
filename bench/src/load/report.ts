import { percentile } from '../percentile.ts'
import { type Step, speedOf, timesOf } from './run-step.ts'

/** Processor time that something had during a step, in seconds. */
export type Used = { name: string; seconds: number }

/** Prints how each step went, a line each. */
export function printSteps(steps: Step[]): void {
	console.log('  people   served/s   ms: half / 95 / 99 of 100   told to come again   failed')
	for (const step of steps) {
		const times = timesOf(step).map((ms) => ms.toFixed(0).padStart(6))
		const failed = [...step.failures.values()].reduce((sum, count) => sum + count, 0)
		const [speed, shed] = [speedOf(step).toFixed(0), String(step.shed)]
		console.log(
			`  ${String(step.people).padStart(6)}${speed.padStart(11)}   ${times.join(' /').padStart(26)}${shed.padStart(21)}${String(failed).padStart(9)}`,
		)
		for (const [what, count] of [...step.failures].slice(0, 3))
			console.log(`    ${count} × ${what}`)
	}
}

/** Prints where the time of a step went: the processors' and, for each thing that people do, theirs. */
export function printTime(step: Step, used: Used[], cores: number): void {
	const requests = speedOf(step) * step.seconds
	const all = cores * step.seconds
	const left = all - used.reduce((sum, { seconds }) => sum + seconds, 0)
	console.log(`  Where the time of ${cores} cores went with ${step.people} people:`)
	for (const { name, seconds } of [...used, { name: 'idle or others', seconds: left }]) {
		const share = `${((100 * seconds) / all).toFixed(0)} %`
		const each = `${((1000 * seconds) / requests).toFixed(2)} ms a request`
		console.log(`    ${name.padEnd(22)}${share.padStart(5)}   ${each}`)
	}
	const summed = [...step.served].map(([name, times]) => {
		const ms = times.reduce((sum, one) => sum + one, 0)
		return { name, times, ms }
	})
	const waited = summed.reduce((sum, { ms }) => sum + ms, 0)
	console.log('  What they waited for:')
	for (const { name, times, ms } of summed.toSorted((a, b) => b.ms - a.ms)) {
		const share = `${((100 * ms) / waited).toFixed(0)} %`
		const half = `${percentile(times, 0.5).toFixed(0)} ms`
		console.log(
			`    ${name.padEnd(22)}${share.padStart(5)}   ${times.length} times, half under ${half}`,
		)
	}
}

/** Prints, for each thing that people do, how long it took in a step, the slowest first. */
export function printSlowest({ people, served }: Step): void {
	console.log(`  With ${people} people, ms: half / 95 / 99 of 100, the slowest kinds first:`)
	const kinds = [...served]
		.map(([name, times]) => ({
			name,
			count: times.length,
			times: [0.5, 0.95, 0.99].map((share) => percentile(times, share)),
		}))
		.toSorted((a, b) => (b.times[1] ?? 0) - (a.times[1] ?? 0))
	for (const { name, count, times } of kinds) {
		const ms = times.map((one) => one.toFixed(0).padStart(6)).join(' /')
		console.log(`    ${name.padEnd(22)}${ms}   ${count} times`)
	}
}
