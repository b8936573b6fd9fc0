import type { Readings } from '../read-samples.ts'
import { macroF1, ratesByField } from '../score/tally.ts'
import { verdictsOf } from './print-report.ts'

/** Prints the F1 of the fields that come out otherwise by rules alone, and how many files came out better or worse. */
export function printGain(rulesOnly: Readings, withModel: Readings): void {
	const [before, after] = [rulesOnly, withModel].map(({ readings }) => verdictsOf(readings))
	if (before === undefined || after === undefined) return
	console.log(`\n${'what the learned part adds, F1'.padEnd(40)} rules   rules and model`)
	const rules = ratesByField(before)
	for (const [field, { f1 }] of ratesByField(after)) {
		const old = rules.get(field)?.f1 ?? 0
		if (Math.abs(old - f1) >= 0.0005) printPair(field, old, f1)
	}
	printPair('macro F1 over all files', macroF1(before), macroF1(after))
	const gains = withModel.readings.map(
		({ verdicts }, index) =>
			macroF1(verdicts) - macroF1(rulesOnly.readings[index]?.verdicts ?? verdicts),
	)
	const count = (isSuch: (gain: number) => boolean) => gains.filter(isSuch).length
	console.log(
		`files read better ${count((gain) => gain > 0)}, worse ${count((gain) => gain < 0)}, alike ${count((gain) => gain === 0)}`,
	)
}

function printPair(name: string, rules: number, both: number): void {
	const figures = [rules, both].map((f1) => (100 * f1).toFixed(1).padStart(6))
	console.log(`${name.padEnd(40)}${figures.join('            ')}`)
}
