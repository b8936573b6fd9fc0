import type { ParagraphStyle, RunStyle } from '../flow/blocks.ts'
import { child, childValue, type XmlElement } from '../xml/parse-xml.ts'

/** The styles of a document by id, each with its inherited properties, and the style of text without one. */
export type StyleSheet = { byId: Map<string, ParagraphStyle>; base: ParagraphStyle }

/** Reads `word/styles.xml`. */
export function readStyles(root: XmlElement | null): StyleSheet {
	const styles = child(root ?? undefined, 'w:styles')
	const defaults = child(styles, 'w:docDefaults')
	const base: ParagraphStyle = {
		...readParagraphStyle(child(child(defaults, 'w:pPrDefault'), 'w:pPr')),
		run: {
			sizePt: 10,
			...defined(readRunStyle(child(child(defaults, 'w:rPrDefault'), 'w:rPr'))),
		},
	}
	const elements = (styles?.children ?? []).filter((each) => each.name === 'w:style')
	const sources = new Map(elements.map((each) => [each.attributes['w:styleId'] ?? '', each]))
	const byId = new Map<string, ParagraphStyle>()
	for (const id of sources.keys()) byId.set(id, resolve(id, sources, 0))
	const normal = elements.find(
		(each) => each.attributes['w:type'] === 'paragraph' && each.attributes['w:default'] === '1',
	)
	const usual = byId.get(normal?.attributes['w:styleId'] ?? '')
	return { byId, base: usual === undefined ? base : inherit(base, usual) }
}

function resolve(id: string, sources: Map<string, XmlElement>, depth: number): ParagraphStyle {
	const source = sources.get(id)
	if (source === undefined || depth > 12) return { run: {} }
	const own: ParagraphStyle = {
		...readParagraphStyle(child(source, 'w:pPr')),
		run: readRunStyle(child(source, 'w:rPr')),
	}
	const parent = childValue(source, 'w:basedOn')
	return parent === undefined ? own : inherit(resolve(parent, sources, depth + 1), own)
}

/** Returns a style with the changes that another style makes to it. */
export function inherit(parent: ParagraphStyle, own: ParagraphStyle): ParagraphStyle {
	return { ...parent, ...defined(own), run: { ...parent.run, ...defined(own.run) } }
}

/** The properties of a paragraph that matter for reading. */
export function readParagraphStyle(properties: XmlElement | undefined): ParagraphStyle {
	const spacing = child(properties, 'w:spacing')?.attributes
	const indent = child(properties, 'w:ind')?.attributes
	const numbering = child(properties, 'w:numPr')
	const listId = childValue(numbering, 'w:numId')
	return {
		run: {},
		isList: numbering === undefined ? undefined : listId !== '0',
		indentPt: points(indent?.['w:left'] ?? indent?.['w:start']),
		beforePt: points(spacing?.['w:before']),
		afterPt: points(spacing?.['w:after']),
		shaded: isShaded(properties),
	}
}

/** The properties of a run that matter for reading. */
export function readRunStyle(properties: XmlElement | undefined): RunStyle {
	const size = childValue(properties, 'w:sz')
	const fonts = child(properties, 'w:rFonts')?.attributes
	return {
		sizePt: size === undefined ? undefined : Number(size) / 2 || undefined,
		bold: toggle(properties, 'w:b'),
		italic: toggle(properties, 'w:i'),
		font: fonts?.['w:ascii'] ?? fonts?.['w:hAnsi'],
		colour: childValue(properties, 'w:color'),
		hidden: toggle(properties, 'w:vanish'),
		shaded: isShaded(properties),
	}
}

/** Whether the properties set a background colour. */
export function isShaded(properties: XmlElement | undefined): boolean | undefined {
	const fill = child(properties, 'w:shd')?.attributes['w:fill']
	if (fill === undefined) return undefined
	return !/^(?:auto|ffffff)$/i.test(fill)
}

function toggle(properties: XmlElement | undefined, name: string): boolean | undefined {
	const element = child(properties, name)
	if (element === undefined) return undefined
	return !/^(?:0|false|off|none)$/i.test(element.attributes['w:val'] ?? 'true')
}

/** Twentieths of a point, as Word writes distances, in points. */
export function points(twentieths: string | undefined): number | undefined {
	const value = Number(twentieths)
	return twentieths === undefined || !Number.isFinite(value) ? undefined : value / 20
}

function defined<Part extends object>(part: Part): Partial<Part> {
	return Object.fromEntries(
		Object.entries(part).filter(([, value]) => value !== undefined),
	) as Partial<Part>
}
