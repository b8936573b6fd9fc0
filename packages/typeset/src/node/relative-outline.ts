/** A glyph's outline that can be placed anywhere by writing `M x y` before `rest`. */
export type RelativeOutline = { x: number; y: number; rest: string }

type Point = { x: number; y: number }

const commands = /([MLQCZ])([^MLQCZ]*)/g

/**
 * Rewrites an outline from absolute font units to relative steps of `unit` font units each: the same
 * glyph is then the same text wherever it stands, which is short and compresses well.
 */
export function relativeOutline(path: string, unit: number): RelativeOutline {
	let pen: Point = { x: 0, y: 0 }
	let start = pen
	let first: Point | null = null
	const steps = []
	for (const [, command = '', operands = ''] of path.matchAll(commands)) {
		if (command === 'Z') {
			steps.push('z')
			pen = start
			continue
		}
		const points = readPoints(operands, unit)
		const last = points.at(-1) ?? pen
		if (command === 'M') start = last
		if (command === 'M' && first === null) first = last
		else steps.push(written(command, points, pen))
		pen = last
	}
	return { x: first?.x ?? 0, y: first?.y ?? 0, rest: steps.join('') }
}

function readPoints(operands: string, unit: number): Point[] {
	const numbers = operands.trim().split(/[\s,]+/)
	const points = []
	for (let at = 0; at + 1 < numbers.length; at += 2) {
		points.push({
			x: Math.round(Number(numbers[at]) / unit),
			y: Math.round(Number(numbers[at + 1]) / unit),
		})
	}
	return points
}

function written(command: string, points: Point[], pen: Point): string {
	const steps = points.flatMap(({ x, y }) => [x - pen.x, y - pen.y])
	if (steps.every((step) => step === 0) && command !== 'M') return ''
	if (command === 'L' && steps[0] === 0) return `v${steps[1]}`
	if (command === 'L' && steps[1] === 0) return `h${steps[0]}`
	// A minus sign separates two numbers as well as a space does.
	return command.toLowerCase() + steps.join(' ').replaceAll(' -', '-')
}
