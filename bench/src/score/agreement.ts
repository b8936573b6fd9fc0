/** Spearman's rank correlation of two lists of equal length, equal values sharing a rank. */
export function rankCorrelation(first: readonly number[], second: readonly number[]): number {
	return correlation(rank(first), rank(second))
}

/** The mean of the distances between two lists of equal length. */
export function meanDistance(first: readonly number[], second: readonly number[]): number {
	return mean(first.map((value, index) => Math.abs(value - (second[index] ?? 0))))
}

/** The mean of some numbers; not a number where there are none. */
export function mean(values: readonly number[]): number {
	return values.reduce((total, value) => total + value, 0) / values.length
}

function rank(values: readonly number[]): number[] {
	return values.map((value) => {
		const below = values.filter((other) => other < value).length
		const equal = values.filter((other) => other === value).length
		return below + (equal + 1) / 2
	})
}

function correlation(first: readonly number[], second: readonly number[]): number {
	const [meanFirst, meanSecond] = [mean(first), mean(second)]
	const spread = (values: readonly number[], middle: number) =>
		Math.sqrt(values.reduce((total, value) => total + (value - middle) ** 2, 0))
	const together = first.reduce(
		(total, value, index) => total + (value - meanFirst) * ((second[index] ?? 0) - meanSecond),
		0,
	)
	return together / (spread(first, meanFirst) * spread(second, meanSecond))
}
