import type { Glyphs } from './read-glyphs.ts'

/** Letters set together, as the typesetter's SVG has them; equal identifiers mean equal letters. */
export type TextRun = {
	id: string
	/** Points in one unit of the font. */
	scale: number
	/** The `use` elements of its glyphs. */
	placed: string
}

// Finer steps than this cannot be told apart on a screen at twice the size of the paper.
const finestStepPt = 0.06

const glyph = /<use x="(-?[\d.]+)" y="(-?[\d.]+)" href="#([^"]*)"/g

// A keystroke changes one run, so all others are drawn from memory.
const drawn = new Map<string, string>()
const mostDrawn = 500

/** One outline of all the letters of a run, in steps of `outlineUnit(scale)` font units. */
export function outlineOfRun(run: TextRun, glyphs: Glyphs): string {
	const key = `${run.id} ${run.scale}`
	const remembered = drawn.get(key)
	if (remembered !== undefined) return remembered
	const outline = drawRun(run, glyphs)
	if (drawn.size >= mostDrawn) drawn.clear()
	drawn.set(key, outline)
	return outline
}

/** Font units in one step of an outline at this scale. */
export function outlineUnit(scale: number): number {
	return Math.max(1, Math.floor(finestStepPt / scale))
}

function drawRun({ scale, placed }: TextRun, glyphs: Glyphs): string {
	const unit = outlineUnit(scale)
	const letters = []
	for (const [, x, y, id = ''] of placed.matchAll(glyph)) {
		const shape = glyphs(id, unit)
		if (shape === undefined || shape.rest === '') continue
		const left = Math.round(Number(x) / unit) + shape.x
		const base = Math.round(Number(y) / unit) + shape.y
		letters.push(`M${left} ${base}${shape.rest}`)
	}
	return letters.join('')
}
