import { type RelativeOutline, relativeOutline } from './relative-outline.ts'

/** Looks up the outline of a glyph by its identifier, in steps of `unit` font units. */
export type Glyphs = (id: string, unit: number) => RelativeOutline | undefined

const definition = /<path id="([^"]+)" class="outline_glyph" d="([^"]*)"/g

// The same few hundred outlines come back with every keystroke.
const outlines = new Map<string, RelativeOutline>()
const mostOutlines = 4_000

/** The outlines that the typesetter's SVG defines. */
export function readGlyphs(svg: string): Glyphs {
	if (outlines.size > mostOutlines) outlines.clear()
	const paths = new Map<string, string>()
	for (const [, id = '', path = ''] of svg.matchAll(definition)) paths.set(id, path)
	return (id, unit) => {
		const path = paths.get(id)
		return path === undefined ? undefined : rememberedOutline(path, unit)
	}
}

function rememberedOutline(path: string, unit: number): RelativeOutline {
	const key = `${unit} ${path}`
	const outline = outlines.get(key) ?? relativeOutline(path, unit)
	outlines.set(key, outline)
	return outline
}
