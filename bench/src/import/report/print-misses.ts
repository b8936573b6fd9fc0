import type { Reading } from '../read-samples.ts'
import type { Verdict } from '../score/verdict.ts'

/** Prints everything that went wrong in one field, with the file it is in. */
export function printMisses(readings: Reading[], field: string): void {
	console.log(`\neverything that went wrong with: ${field}`)
	for (const { sample, verdicts } of readings) {
		const misses = verdicts.filter((one) => one.field === field && one.outcome !== 'right')
		for (const miss of misses) console.log(`  ${sample.fileName}: ${tellMiss(miss)}`)
	}
}

/** Returns the expected and the found value in one line. */
export function tellMiss({ outcome, expected, found }: Verdict): string {
	if (outcome === 'missing') return `missing "${short(expected)}"`
	if (outcome === 'extra') return `extra "${short(found)}"`
	return `"${short(expected)}" was read as "${short(found)}"`
}

function short(text: string): string {
	return text.length > 70 ? `${text.slice(0, 69)}…` : text
}
