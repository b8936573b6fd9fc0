import { mean } from '../../score/agreement.ts'
import { type Cause, causes, type Loss, listLosses } from './losses.ts'
import type { PageReading } from './read-pages.ts'

/** Fields that cost less are left out, in points. */
const leastPoints = 0.05

/** Prints what each field of the pages costs on average, in points of the weighted score, and by which cause. */
export function printLosses(readings: readonly PageReading[]): void {
	const losses = readings.flatMap(({ page: { truth }, cv, score, source }) =>
		listLosses({ truth, cv, score, text: source?.text ?? '' }),
	)
	const lost = 100 * (1 - mean(readings.map(({ score }) => score.weighted)))
	const pointsOf = (some: readonly Loss[]) =>
		some.reduce((sum, { points }) => sum + points, 0) / readings.length
	console.log(`\n${lost.toFixed(1)} points are lost; each field by itself would bring`)
	const fields = [...Map.groupBy(losses, ({ field }) => field)]
		.map(([field, own]) => ({ field, own, points: pointsOf(own) }))
		.filter(({ points }) => points >= leastPoints)
		.sort((a, b) => b.points - a.points)
	for (const { field, own, points } of fields)
		console.log(`${field.padEnd(26)}${points.toFixed(2).padStart(6)}  ${describe(own, pointsOf)}`)
	console.log(
		`${'all'.padEnd(26)}${pointsOf(losses).toFixed(2).padStart(6)}  ${describe(losses, pointsOf)}`,
	)
}

function describe(own: readonly Loss[], pointsOf: (some: readonly Loss[]) => number): string {
	return causes
		.map((cause): [Cause, number] => [cause, pointsOf(own.filter((loss) => loss.cause === cause))])
		.filter(([, points]) => points >= leastPoints / 2)
		.sort(([, a], [, b]) => b - a)
		.map(([cause, points]) => `${points.toFixed(2)} ${cause}`)
		.join(', ')
}
