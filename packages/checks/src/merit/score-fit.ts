import { parseTsv } from '@app/language'
import { scoreFit as table } from '../data/score-fit.ts'
import { nameFrom } from './weights.ts'

const fitSets = ['fitted', 'sealed', 'markers'] as const

/**
 * The pairs that were compared: the score with the marks of the CVs on which its weights were fitted (each person
 * left out in turn), the score with the marks of CVs kept apart from the fit, and the two markers with each other.
 */
export type FitSet = (typeof fitSets)[number]

/** How close two marks of the same CVs are: Spearman's rank correlation, and the mean distance in points of 100. */
export type Agreement = { cvs: number; rankCorrelation: number; distance: number }

/** How well the score agrees with the marks, as `npm run bench:score` measured it under these rules. */
export const scoreFit: ReadonlyMap<FitSet, Agreement> = new Map(
	parseTsv<'set' | 'cvs' | 'rankCorrelation' | 'distance'>(table).map((row) => [
		nameFrom(fitSets, row.set, 'fit'),
		{
			cvs: Number(row.cvs),
			rankCorrelation: Number(row.rankCorrelation),
			distance: Number(row.distance),
		},
	]),
)
