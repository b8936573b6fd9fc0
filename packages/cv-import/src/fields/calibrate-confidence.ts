import { isLeftOut } from '../classifier/ablation.ts'
import type { CalibrationTable } from './calibration-table.ts'
import { confidenceTable } from './confidence-table.ts'

/** The name of the field at a path, without the numbers of its items: `experience.jobTitle`. */
export function fieldAt(path: string): string {
	return path.replaceAll(/\.\d+/g, '')
}

/** The share of values that are right when a reader says `said` of the field at a path, from 0 to 1. */
export function calibrateField(said: number, path: string): number {
	// What a file names in so many words is not guessed.
	if (said === 1 || isLeftOut('calibration')) return said
	return interpolateConfidence(said, confidenceTable[fieldAt(path)] ?? confidenceTable.any)
}

/** What a table makes of a figure: the straight line between the two knots around it, and no more beyond them. */
export function interpolateConfidence(said: number, table: CalibrationTable): number {
	const at = table.findIndex(([known]) => known >= said)
	const [above, before] = [table[at], table[at - 1]]
	if (above === undefined) return table.at(-1)?.[1] ?? said
	if (before === undefined) return above[1]
	const share = (said - before[0]) / (above[0] - before[0])
	return Math.round((before[1] + share * (above[1] - before[1])) * 1000) / 1000
}
