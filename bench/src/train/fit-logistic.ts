/** One thing to learn from: its features, whether the answer is yes, and how much it counts. */
export type Row = { features: readonly number[]; isSo: boolean; weight: number }

const rounds = 30
const settled = 1e-5
const usualPull = 1

/** The weights of a logistic regression with a pull towards 0, by Newton's method; the same rows give the same weights. */
export function fitLogistic(rows: readonly Row[], pull = usualPull): number[] {
	const size = rows[0]?.features.length ?? 0
	const weights = new Array<number>(size).fill(0)
	for (let round = 0; round < rounds; round++) {
		const step = solve(...slopes(rows, weights, pull))
		for (const [index, change] of step.entries()) weights[index] = (weights[index] ?? 0) + change
		if (Math.max(...step.map(Math.abs)) < settled) break
	}
	return weights.map((weight) => Math.round(weight * 1000) / 1000)
}

function slopes(
	rows: readonly Row[],
	weights: readonly number[],
	pull: number,
): [number[][], number[]] {
	const size = weights.length
	const gradient = weights.map((weight) => -pull * weight)
	const curve = weights.map((_, index) => {
		const line = new Array<number>(size).fill(0)
		line[index] = pull
		return line
	})
	for (const { features, isSo, weight } of rows) {
		const odds = features.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0)
		const share = 1 / (1 + Math.exp(-odds))
		const bend = weight * share * (1 - share)
		for (let one = 0; one < size; one++) {
			const value = features[one] ?? 0
			if (value === 0) continue
			gradient[one] = (gradient[one] ?? 0) + weight * (Number(isSo) - share) * value
			const line = curve[one] ?? []
			for (let other = 0; other < size; other++)
				line[other] = (line[other] ?? 0) + bend * value * (features[other] ?? 0)
		}
	}
	return [curve, gradient]
}

// By elimination; the pull keeps the matrix regular.
function solve(matrix: number[][], right: number[]): number[] {
	const size = right.length
	const rows = matrix.map((line, index) => [...line, right[index] ?? 0])
	for (let at = 0; at < size; at++)
		for (const [index, row] of rows.entries()) if (index !== at) takeFrom(row, rows[at] ?? [], at)
	return rows.map((row, index) => (row[size] ?? 0) / (row[index] ?? 1))
}

function takeFrom(row: number[], pivot: readonly number[], at: number): void {
	const factor = (row[at] ?? 0) / (pivot[at] ?? 1)
	if (factor === 0) return
	for (let column = at; column < row.length; column++)
		row[column] = (row[column] ?? 0) - factor * (pivot[column] ?? 0)
}
