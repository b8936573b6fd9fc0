/** The value below which `share` (0 to 1) of the values lie. */
export function percentile(values: number[], share: number): number {
	const sorted = [...values].sort((a, b) => a - b)
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** The middle value. */
export function median(values: number[]): number {
	return percentile(values, 0.5)
}
