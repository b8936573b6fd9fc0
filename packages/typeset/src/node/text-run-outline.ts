import { computeDigest } from './compute-digest.ts'
import type { Glyphs } from './read-glyphs.ts'
import { type TextRun, textRunWords } from './text-run-words.ts'

// Finer steps than this cannot be told apart on a screen at twice the size of the paper.
const finestStepPt = 0.06

const glyph = /<use x="(-?[\d.]+)" y="(-?[\d.]+)" href="#([^"]*)"/g

/** A run as it is drawn. */
export type DrawnTextRun = {
	/**
	 * Attributes: which words stand where, and one outline of all letters in steps of `outlineUnit(scale)` font units.
	 */
	content: string
	/** Changes when the content does. Digesting whole pages anew would take as long as drawing them. */
	digest: string
}

// A keystroke changes one run, so all others are drawn from memory.
const drawn = new Map<string, DrawnTextRun | null>()
const mostDrawn = 500

/** Draws the letters of a run; `null` for nothing but spaces. */
export function drawTextRun(run: TextRun, glyphs: Glyphs): DrawnTextRun | null {
	const key = `${run.id} ${run.scale}`
	const remembered = drawn.get(key)
	if (remembered !== undefined) return remembered
	const made = drawRun(run, glyphs)
	if (drawn.size >= mostDrawn) drawn.clear()
	drawn.set(key, made)
	return made
}

/** Font units in one step of an outline at this scale. */
export function outlineUnit(scale: number): number {
	return Math.max(1, Math.floor(finestStepPt / scale))
}

function drawRun(run: TextRun, glyphs: Glyphs): DrawnTextRun | null {
	const outline = drawOutline(run, glyphs)
	if (outline === '') return null
	const content = `${textRunWords(run, glyphs)} d="${outline}"`
	return { content, digest: computeDigest(content) }
}

function drawOutline({ scale, placed }: TextRun, glyphs: Glyphs): string {
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
