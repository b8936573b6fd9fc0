import { median, percentile } from '../../percentile.ts'
import type { Reading, Readings } from '../read-samples.ts'
import { binConfidence, calibrationError } from '../score/calibration.ts'
import type { Share } from '../score/score-sections.ts'
import { macroF1, type Rates, rates, ratesByField } from '../score/tally.ts'
import type { Verdict } from '../score/verdict.ts'

/** Prints every figure about a run. */
export function printReport({ readings, peakMemoryMb }: Readings): void {
	printFields(verdictsOf(readings))
	printGroups(readings)
	printOverall(readings)
	printBreakdown('maker', readings, ({ sample }) => sample.maker)
	printBreakdown('layout', readings, ({ sample }) => `${sample.maker} ${sample.family}`)
	printBreakdown('language', readings, ({ sample }) => sample.language)
	printBreakdown('format', readings, ({ sample }) => sample.format)
	printLoss(readings)
	printSpeed(readings, peakMemoryMb)
	printCalibration(readings)
}

/** Every verdict of some readings. */
export function verdictsOf(readings: Reading[]): Verdict[] {
	return readings.flatMap(({ verdicts }) => verdicts)
}

function percent(share: number): string {
	return (100 * share).toFixed(1).padStart(6)
}

function row(name: string, { precision, recall, f1, expected }: Rates): string {
	const figures = [precision, recall, f1].map(percent).join(' ')
	return `${name.padEnd(40)}${figures}${String(expected).padStart(8)}`
}

function printFields(verdicts: Verdict[]): void {
	console.log(`\n${'field'.padEnd(40)}     P      R     F1   truth`)
	for (const [field, some] of ratesByField(verdicts)) console.log(row(field, some))
}

const groups = {
	'personal details': /^(?:first name|last name|e-mail|phone|city)$/,
	experience: /^experience/,
	education: /^education/,
}

/** Prints the mean F1 over the fields of each part of a CV that has a separate aim. */
function printGroups(readings: Reading[]): void {
	console.log('')
	for (const [name, fields] of Object.entries(groups)) {
		const verdicts = verdictsOf(readings).filter(({ field }) => fields.test(field))
		console.log(`${`macro F1, ${name}`.padEnd(40)}${percent(macroF1(verdicts))}`)
	}
}

function printOverall(readings: Reading[]): void {
	const read = readings.filter(({ refusal }) => refusal === null)
	const words = addUp(readings.map(({ sectionWords }) => sectionWords))
	const titles = addUp(readings.map((reading) => reading.titles))
	console.log(row('words in their section', rates(words.right, words.found, words.expected)))
	console.log(row('section titles found', rates(titles.right, titles.found, titles.expected)))
	console.log(
		`\nmacro F1 over all ${readings.length} files ${percent(macroF1(verdictsOf(readings)))}`,
	)
	if (read.length === readings.length) return
	console.log(`macro F1 over the ${read.length} files read ${percent(macroF1(verdictsOf(read)))}`)
	const refusals = readings.flatMap(({ refusal, sample }) =>
		refusal === null ? [] : `${sample.format}: ${refusal}`,
	)
	for (const reason of new Set(refusals)) {
		console.log(`refused ${refusals.filter((other) => other === reason).length} × ${reason}`)
	}
}

function addUp(shares: Share[]): Share {
	const sum = (key: keyof Share) => shares.reduce((all, share) => all + share[key], 0)
	return { right: sum('right'), found: sum('found'), expected: sum('expected') }
}

function printBreakdown(
	name: string,
	readings: Reading[],
	keyOf: (reading: Reading) => string,
): void {
	console.log(`\n${`by ${name}`.padEnd(40)}macro F1  personal  experience  education  files`)
	for (const [key, some] of Map.groupBy(readings, keyOf)) {
		const parts = Object.values(groups).map((fields) =>
			macroF1(verdictsOf(some).filter(({ field }) => fields.test(field))),
		)
		const figures = [macroF1(verdictsOf(some)), ...parts].map(percent).join('     ')
		console.log(`${key.padEnd(40)}${figures}${String(some.length).padStart(8)}`)
	}
}

function printLoss(readings: Reading[]): void {
	const sum = (key: 'lost' | 'printed') => readings.reduce((all, { loss }) => all + loss[key], 0)
	console.log(
		`\nwords lost without a trace: ${sum('lost')} of ${sum('printed')} (${percent(sum('lost') / sum('printed')).trim()} %)`,
	)
}

function printSpeed(readings: Reading[], peakMemoryMb: number | null): void {
	for (const format of ['pdf', 'docx', 'txt']) {
		const some = readings.filter(
			({ refusal, sample }) => refusal === null && sample.format === format,
		)
		printTimes(`${format}, on the clock`, some, ({ milliseconds }) => milliseconds)
		printTimes(`${format}, processor time`, some, ({ processorMs }) => processorMs)
	}
	console.log(`peak memory of a reading process: ${peakMemoryMb?.toFixed(0) ?? 'unknown'} MB`)
}

function printTimes(
	name: string,
	readings: Reading[],
	timeOf: (reading: Reading) => number | null,
): void {
	const times = readings.flatMap((reading) => {
		const time = timeOf(reading)
		return time === null ? [] : time / reading.pages
	})
	if (times.length === 0) return
	const [middle, high] = [median(times), percentile(times, 0.95)].map((time) => time.toFixed(0))
	console.log(`${name}: ${middle} ms a page in the median, ${high} ms at the 95th percentile`)
}

function printCalibration(readings: Reading[]): void {
	const bins = binConfidence(readings.flatMap(({ confidence }) => confidence))
	if (bins.length === 0) return
	console.log('\nconfidence      values   mean said   really right')
	for (const { from, to, values, confidence, right } of bins) {
		const span = `${from.toFixed(2)} to ${to.toFixed(2)}`
		console.log(
			`${span}${String(values).padStart(9)}    ${percent(confidence)}        ${percent(right)}`,
		)
	}
	console.log(`expected calibration error ${percent(calibrationError(bins)).trim()} points`)
}
