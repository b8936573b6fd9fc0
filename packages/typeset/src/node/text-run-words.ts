import type { Glyphs } from './read-glyphs.ts'

/** Letters set together, as the typesetter's SVG has them; equal identifiers mean equal letters. */
export type TextRun = {
	id: string
	/** Points in one unit of the font. */
	scale: number
	/** The `use` elements of its glyphs. */
	placed: string
}

const glyph = /<use x="(-?[\d.]+)" y="-?[\d.]+" href="#([^"]*)"/g
const words = /<foreignObject [^>]*?width="([\d.]+)" height="([\d.]+)"[^>]*><[^>]*>([^<]*)</
// The typesetter sets the words for selecting in sixteenths.
const unitsOfText = 16

/**
 * Which words a run has and where each begins and ends, in points from the run's origin: ` data-text` holds the
 * words, `data-stops` a pair of numbers for each, `data-size` the size of the type.
 */
export function textRunWords({ scale, placed }: TextRun, glyphs: Glyphs): string {
	const [, width, height, text = ''] = words.exec(placed) ?? []
	const shown = text.trim().replace(/\s+/g, ' ').replaceAll('"', '&quot;')
	if (shown === '') return ''
	const points = (units: number) => String(Math.round(units * scale * 10) / 10)
	const stops = findStops(placed, { glyphs, end: Number(width) * unitsOfText })
	// Ligatures and marks of other scripts can part words elsewhere than the text does; then only the whole run is known.
	const isSure = stops.length === shown.split(' ').length
	const known = isSure ? stops : [[0, Number(width) * unitsOfText]]
	const size = points(Number(height) * unitsOfText)
	return ` data-text="${shown}" data-stops="${known.flat().map(points).join(' ')}" data-size="${size}"`
}

type Ends = { glyphs: Glyphs; end: number }

function findStops(placed: string, { glyphs, end }: Ends): [start: number, end: number][] {
	const stops: [number, number][] = []
	let start: number | null = null
	for (const [, x, id = ''] of placed.matchAll(glyph)) {
		const isSpace = (glyphs(id, 1)?.rest ?? '') === ''
		if (isSpace && start !== null) {
			stops.push([start, Number(x)])
			start = null
		} else if (!isSpace) start ??= Number(x)
	}
	if (start !== null) stops.push([start, end])
	return stops
}
