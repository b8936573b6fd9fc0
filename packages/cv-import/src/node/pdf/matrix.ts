/** An affine transform as PDF writes it: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [number, number, number, number, number, number]

export const identity: Matrix = [1, 0, 0, 1, 0, 0]

/** The transform that does `inner` first and `outer` after it. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
	return [
		outer[0] * inner[0] + outer[2] * inner[1],
		outer[1] * inner[0] + outer[3] * inner[1],
		outer[0] * inner[2] + outer[2] * inner[3],
		outer[1] * inner[2] + outer[3] * inner[3],
		outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
		outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
	]
}

/** Where the transform puts a point. */
export function apply(matrix: Matrix, x: number, y: number): { x: number; y: number } {
	return {
		x: matrix[0] * x + matrix[2] * y + matrix[4],
		y: matrix[1] * x + matrix[3] * y + matrix[5],
	}
}

/** Six numbers of any list as a transform; anything else leaves things where they are. */
export function toMatrix(values: unknown): Matrix {
	if (typeof values !== 'object' || values === null) return identity
	const numbers = Array.from(values as ArrayLike<unknown>)
	if (numbers.length < 6 || !numbers.every((value) => typeof value === 'number')) return identity
	return numbers.slice(0, 6) as unknown as Matrix
}

/** The box around a rectangle after the transform. */
export function transformBox(
	matrix: Matrix,
	[x0, y0, x1, y1]: readonly [number, number, number, number],
): { x: number; y: number; width: number; height: number } {
	const corners = [
		apply(matrix, x0, y0),
		apply(matrix, x1, y0),
		apply(matrix, x0, y1),
		apply(matrix, x1, y1),
	]
	const xs = corners.map((corner) => corner.x)
	const ys = corners.map((corner) => corner.y)
	const x = Math.min(...xs)
	const y = Math.min(...ys)
	return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}
