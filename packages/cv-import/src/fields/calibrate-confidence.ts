import { isLeftOut } from '../classifier/ablation.ts'
import type { CalibrationTable } from './calibration-table.ts'
import { confidenceTable } from './confidence-table.ts'

/** The name of the field at a path, without the numbers of its items: `experience.jobTitle`. */
export function fieldAt(path: string): string {
	return path.replaceAll(/\.\d+/g, '')
}

/**
 * The share of values that are right when a reader says `said` of the field at a path, from 0 to 1. A name of many words is
 * seldom right.
 */
export function calibrateField(said: number, path: string, value = ''): number {
	// What a file names in so many words is not guessed.
	if (said === 1 || isLeftOut('calibration')) return said
	const field = fieldAt(path)
	const share = interpolateConfidence(said, confidenceTable[field] ?? confidenceTable.any)
	return isName.test(field) ? Math.min(share, mostOfName(value.split(/\s+/).length)) : share
}

const isName = /^experience\.(?:jobTitle|employer)$/

// Of 278 published CVs, a third of the titles and employers of eight words or more were right, and four fifths of shorter ones.
function mostOfName(words: number): number {
	if (words < 8) return 1
	return words < 13 ? 0.35 : 0.1
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
