import type { ParagraphStyle, RunStyle } from '../flow/blocks.ts'
import { parseLength } from '../flow/parse-length.ts'
import { child, descendants, type XmlElement } from '../xml/parse-xml.ts'

type OdtStyle = ParagraphStyle & {
	/** Of a table column. */
	widthPt?: number | undefined
	breaksPage?: boolean | undefined
}

/** The styles of an OpenDocument text by family and name, each with its inherited properties. */
export type OdtStyles = {
	find: (family: string, name: string | undefined) => OdtStyle
	/** The fonts that are meant by the names of faces. */
	fonts: ReadonlyMap<string, string>
}

/** Reads the styles of `content.xml` and `styles.xml` together. */
export function readOdtStyles(roots: readonly XmlElement[]): OdtStyles {
	const elements = roots.flatMap((root) => [
		...descendants(root, 'style:style'),
		...descendants(root, 'style:default-style'),
	])
	const sources = new Map(elements.map((each) => [styleKey(each), each]))
	const faces = roots.flatMap((root) => descendants(root, 'style:font-face'))
	const fonts = new Map(
		faces.map(({ attributes }) => [
			attributes['style:name'] ?? '',
			(attributes['svg:font-family'] ?? '').replace(/^'|'$/g, ''),
		]),
	)
	const known = new Map<string, OdtStyle>()
	const find = (family: string, name: string | undefined): OdtStyle => {
		const key = `${family} ${name ?? ''}`
		const style = known.get(key) ?? resolve(key, { sources, fonts, depth: 0 })
		known.set(key, style)
		return style
	}
	return { find, fonts }
}

function styleKey({ attributes }: XmlElement): string {
	return `${attributes['style:family'] ?? ''} ${attributes['style:name'] ?? ''}`
}

type Sources = {
	sources: ReadonlyMap<string, XmlElement>
	fonts: ReadonlyMap<string, string>
	depth: number
}

function resolve(key: string, { sources, fonts, depth }: Sources): OdtStyle {
	const source = sources.get(key)
	const [family = ''] = key.split(' ')
	const isDefault = key === `${family} `
	// A span inherits from the paragraph around it, not from a default style for spans.
	if (source === undefined || depth > 12)
		return isDefault || family !== 'paragraph'
			? { run: {} }
			: resolve('paragraph ', { sources, fonts, depth })
	const own = ownStyle(source, fonts)
	if (isDefault) return own
	const parentName = source.attributes['style:parent-style-name'] ?? ''
	if (parentName === '' && family !== 'paragraph') return own
	const parent = resolve(`${family} ${parentName}`, { sources, fonts, depth: depth + 1 })
	return { ...parent, ...defined(own), run: { ...parent.run, ...defined(own.run) } }
}

function ownStyle(source: XmlElement, fonts: ReadonlyMap<string, string>): OdtStyle {
	const paragraph = child(source, 'style:paragraph-properties')?.attributes ?? {}
	const column = child(source, 'style:table-column-properties')?.attributes
	const cell = child(source, 'style:table-cell-properties')?.attributes
	return {
		run: readRun(child(source, 'style:text-properties')?.attributes ?? {}, fonts),
		indentPt: parseLength(paragraph['fo:margin-left']),
		beforePt: parseLength(paragraph['fo:margin-top'] ?? paragraph['fo:margin']),
		afterPt: parseLength(paragraph['fo:margin-bottom'] ?? paragraph['fo:margin']),
		shaded: isColour(paragraph['fo:background-color'] ?? cell?.['fo:background-color']),
		breaksPage: paragraph['fo:break-before'] === 'page' ? true : undefined,
		widthPt: parseLength(column?.['style:column-width']),
	}
}

function readRun(
	properties: Readonly<Record<string, string>>,
	fonts: ReadonlyMap<string, string>,
): RunStyle {
	const weight = properties['fo:font-weight']
	const slope = properties['fo:font-style']
	const face = properties['style:font-name'] ?? ''
	const display = properties['text:display']
	return {
		sizePt: parseLength(properties['fo:font-size']),
		bold: weight === undefined ? undefined : weight === 'bold' || Number(weight) >= 600,
		italic: slope === undefined ? undefined : slope !== 'normal',
		font: fonts.get(face) ?? properties['fo:font-family'],
		colour: properties['fo:color']?.replace('#', ''),
		hidden: display === undefined ? undefined : display === 'none',
		shaded: isColour(properties['fo:background-color']),
	}
}

function isColour(colour: string | undefined): boolean | undefined {
	return colour === undefined ? undefined : !/^(?:transparent|#ffffff)$/i.test(colour)
}

function defined<Part extends object>(part: Part): Partial<Part> {
	return Object.fromEntries(
		Object.entries(part).filter(([, value]) => value !== undefined),
	) as Partial<Part>
}
