import { fieldAt } from '@app/cv-import/classifier'
import type { Verdict } from './verdict.ts'

export type Bin = { from: number; to: number; values: number; confidence: number; right: number }

export type Judged = { confidence: number; isRight: boolean }

/** A judged value with the name of its field, such as `experience.jobTitle`. */
export type JudgedField = Judged & { field: string }

/** Every value that was read with a confidence, and whether it was right. */
export function judgeConfidence(
	verdicts: Verdict[],
	confidence: Record<string, number>,
): JudgedField[] {
	return verdicts.flatMap(({ path, outcome }) => {
		const value = path === null ? undefined : confidence[path]
		if (path === null || value === undefined) return []
		return [{ field: fieldAt(path), confidence: value, isRight: outcome === 'right' }]
	})
}

const edges = [0, 0.3, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95, 1.000_001]

/** For each span of confidence, how many of the values in it were right. */
export function binConfidence(judged: Judged[]): Bin[] {
	return edges.slice(0, -1).flatMap((from, index) => {
		const to = edges[index + 1] ?? 1
		const some = judged.filter(({ confidence }) => confidence >= from && confidence < to)
		if (some.length === 0) return []
		const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / some.length
		return {
			from,
			to: Math.min(1, to),
			values: some.length,
			confidence: mean(some.map(({ confidence }) => confidence)),
			right: mean(some.map(({ isRight }) => Number(isRight))),
		}
	})
}

/** The mean distance between confidence and truth over the bins, each as heavy as its values. */
export function calibrationError(bins: Bin[]): number {
	const all = bins.reduce((sum, { values }) => sum + values, 0)
	return bins.reduce((sum, bin) => sum + bin.values * Math.abs(bin.confidence - bin.right), 0) / all
}
