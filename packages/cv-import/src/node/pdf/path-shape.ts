type Box = { x: number; y: number; width: number; height: number }

/** Left, bottom, right and top of a path. */
export type Bounds = readonly [number, number, number, number]

/** The bounds of a path, or `null` where it has none. */
export function parseBounds(value: unknown): Bounds | null {
	const [x0, y0, x1, y1] = Array.from((value ?? []) as ArrayLike<number>)
	if (x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined) return null
	return [x0, y0, x1, y1]
}

// The format of a path: a code for each step, then the point where the step ends.
const moveTo = 0
const lineTo = 1
const closePath = 4
const share = 0.01

/** Whether a path is a single shape of straight lines that fills its bounds. */
export function isRectangle(path: unknown, [x0, y0, x1, y1]: Bounds): boolean {
	const steps = Array.from(((Array.isArray(path) ? path[0] : null) ?? []) as ArrayLike<number>)
	const points: [number, number][] = []
	for (let index = 0; index < steps.length; ) {
		const step = steps[index]
		if (step === closePath) {
			index += 1
			continue
		}
		const isLine = step === lineTo || (step === moveTo && points.length === 0)
		if (!isLine) return false
		points.push([steps[index + 1] ?? 0, steps[index + 2] ?? 0])
		index += 3
	}
	const twice = points.reduce((sum, [x, y], index) => {
		const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
		return sum + x * nextY - nextX * y
	}, 0)
	const all = (x1 - x0) * (y1 - y0)
	return points.length >= 4 && Math.abs(Math.abs(twice / 2) - all) <= share * all
}

/** Returns the intersection of two boxes. */
export function intersectBoxes(box: Box, clip: Box | null): Box {
	if (clip === null) return box
	const x = Math.max(box.x, clip.x)
	const y = Math.max(box.y, clip.y)
	const right = Math.min(box.x + box.width, clip.x + clip.width)
	const bottom = Math.min(box.y + box.height, clip.y + clip.height)
	return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) }
}
