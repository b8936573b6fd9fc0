import type { CvDocument } from '@app/cv'
import { isLeftOut } from '../classifier/ablation.ts'
import type { CalibrationTable } from './calibration-table.ts'
import { confidenceTable } from './confidence-table.ts'
import type { PageEvidence } from './page-evidence.ts'
import { pageWeights } from './page-weights.ts'

/** The name of the field at a path, without the numbers of its items: `experience.jobTitle`. */
export function fieldAt(path: string): string {
	return path.replaceAll(/\.\d+/g, '')
}

/**
 * Returns for each value the share of values with the same stated confidence that are right, from 0 to 1. It comes
 * from the table of the value's field, and from the evidence of the whole page if that is known.
 */
export function calibrateConfidence(
	said: Readonly<Record<string, number>>,
	document: CvDocument,
	evidence: PageEvidence | null = null,
): Record<string, number> {
	if (isLeftOut('calibration')) return { ...said }
	return Object.fromEntries(
		Object.entries(said).map(([path, share]) => {
			const value = isName.test(path) ? String(valueAt(document, path)) : ''
			return [path, calibrateField({ said: share, path, value }, evidence)]
		}),
	)
}

type Saying = { said: number; path: string; value: string }

/** Returns the calibrated confidence of one value. A name of many words is seldom right. */
export function calibrateField(
	{ said, path, value }: Saying,
	evidence: PageEvidence | null = null,
): number {
	// A value that the file states outright, with confidence 1, is no guess.
	if (said === 1) return said
	const field = fieldAt(path)
	const own = interpolateConfidence(said, confidenceTable[field] ?? confidenceTable.any)
	const weighed = evidence === null ? own : weighPage(own, evidence)
	const share = said < leastRead ? Math.min(own, weighed) : weighed
	return isName.test(path) ? Math.min(share, mostOfName(value.split(/\s+/).length)) : share
}

/** Below this the reader guesses, such as the level that a word for one means. A tidy page makes no guess more right. */
const leastRead = 0.6

const isName = /^experience\.(?:\d+\.)?(?:jobTitle|employer)$/

function valueAt(document: CvDocument, path: string): unknown {
	const [, at = '', key = ''] = path.split('.')
	return (
		Object.entries(document.experience[Number(at)] ?? {}).find(([name]) => name === key)?.[1] ?? ''
	)
}

// Of 278 published CVs, a third of the titles and employers of eight words or more were right, and four fifths of shorter ones.
function mostOfName(words: number): number {
	if (words < 8) return 1
	return words < 13 ? 0.35 : 0.1
}

/** The least and the greatest share that a field's table may give, so that the evidence of the page still counts. */
const bounds = { least: 0.02, most: 0.985 }

/** The log-odds of a share that the table of a field gives. */
export function logOddsOf(share: number): number {
	const bounded = Math.min(bounds.most, Math.max(bounds.least, share))
	return Math.log(bounded / (1 - bounded))
}

/**
 * Above this share the log-odds rise by this much of theirs. Of what was said at 0.90 or more of published CVs that
 * nothing had learned from, one value in fourteen was wrong, and is one in twenty so.
 */
const bend = { from: 0.85, slope: 0.6 }

function weighPage(own: number, evidence: PageEvidence): number {
	const { constant, own: weight, ...weights } = pageWeights
	const keys = Object.entries(weights) as [keyof PageEvidence, number][]
	const odds = keys.reduce(
		(sum, [key, one]) => sum + one * evidence[key],
		constant + weight * logOddsOf(own),
	)
	const over = Math.max(0, odds - logOddsOf(bend.from))
	return Math.round(1_000 / (1 + Math.exp((1 - bend.slope) * over - odds))) / 1_000
}

/**
 * Returns the value of a table at a given confidence: linear between the two nearest knots, constant beyond the first
 * and the last.
 */
export function interpolateConfidence(said: number, table: CalibrationTable): number {
	const at = table.findIndex(([known]) => known >= said)
	const [above, before] = [table[at], table[at - 1]]
	if (above === undefined) return table.at(-1)?.[1] ?? said
	if (before === undefined) return above[1]
	const share = (said - before[0]) / (above[0] - before[0])
	return Math.round((before[1] + share * (above[1] - before[1])) * 1000) / 1000
}
