import type { Reading } from '../read-samples.ts'
import { macroF1 } from '../score/tally.ts'
import type { Verdict } from '../score/verdict.ts'
import { tellMiss } from './print-misses.ts'

/** Prints the files that were read worst, each with what went wrong in it. */
export function printWorst(readings: Reading[], count: number, folder: string): void {
	const scored = readings
		.map((reading) => ({ reading, score: macroF1(reading.verdicts) }))
		.sort((a, b) => a.score - b.score)
	console.log(`\nthe ${count} worst, in ${folder}`)
	for (const { reading, score } of scored.slice(0, count)) {
		const { fileName, language, profession } = reading.sample
		console.log(`\n${(100 * score).toFixed(1)}  ${fileName}  ${language}, ${profession}`)
		if (reading.refusal !== null) console.log(`  refused: ${reading.refusal}`)
		else printFirstMisses(reading.verdicts)
	}
}

function printFirstMisses(verdicts: Verdict[]): void {
	const misses = verdicts.filter(({ outcome }) => outcome !== 'right')
	for (const [field, some] of Map.groupBy(misses, (verdict) => verdict.field)) {
		const [first] = some
		if (first === undefined) continue
		console.log(`  ${field} × ${some.length}: ${tellMiss(first)}`)
	}
}
