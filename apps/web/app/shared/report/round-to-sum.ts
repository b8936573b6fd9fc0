/**
 * Rounds values to whole numbers that add up to their rounded sum; the values with the largest remainders are rounded
 * up.
 */
export function roundToSum(values: readonly number[]): number[] {
	const whole = values.map(Math.floor)
	const sum = Math.round(values.reduce((total, value) => total + value, 0))
	const missing = sum - whole.reduce((total, value) => total + value, 0)
	const remainders = values.map((value, index) => ({ index, remainder: value - Math.floor(value) }))
	const raised = new Set(
		remainders
			.sort((one, other) => other.remainder - one.remainder)
			.slice(0, missing)
			.map(({ index }) => index),
	)
	return whole.map((value, index) => value + (raised.has(index) ? 1 : 0))
}
