import type { Block, Paragraph, RunStyle } from '../flow/blocks.ts'
import { parseLength } from '../flow/parse-length.ts'
import type { XmlElement } from '../xml/parse-xml.ts'
import type { OdtStyles } from './odt-styles.ts'

type OdtParagraph = Paragraph & { boxes: Block[][] }

type Walk = {
	paragraph: OdtParagraph
	styles: OdtStyles
	style: RunStyle
	url: string | null
	readBlocks: (elements: readonly XmlElement[]) => Block[]
}

/** The words of a paragraph with their styles, and the text boxes that hang on it. */
export function readOdtRuns(
	element: XmlElement,
	context: Pick<Walk, 'styles' | 'style' | 'readBlocks'>,
): OdtParagraph {
	const paragraph: OdtParagraph = { runs: [], pictures: [], breaksPage: false, boxes: [] }
	visitAll(element, { paragraph, url: null, ...context })
	return paragraph
}

const unseen = new Set([
	'office:annotation',
	'text:note',
	'text:tracked-changes',
	'text:ruby-text',
	'svg:title',
	'svg:desc',
	'text:bookmark',
	'office:event-listeners',
])

const marks: Record<string, (element: XmlElement) => string> = {
	'#text': ({ text }) => text.replace(/[\t\n\r ]+/g, ' '),
	'text:tab': () => '\t',
	'text:line-break': () => '\n',
	'text:s': ({ attributes }) => ' '.repeat(Math.min(200, Number(attributes['text:c'] ?? 1) || 1)),
}

function visitAll(element: XmlElement, walk: Walk): void {
	for (const each of element.children) visit(each, walk)
}

function visit(element: XmlElement, walk: Walk): void {
	if (unseen.has(element.name)) return
	const { paragraph, style, url } = walk
	const text = marks[element.name]?.(element)
	if (text !== undefined) {
		if (text !== '') paragraph.runs.push({ text, style, url })
		return
	}
	if (element.name === 'draw:text-box') {
		paragraph.boxes.push(walk.readBlocks(element.children))
		return
	}
	if (element.name === 'draw:frame') notePicture(element, paragraph)
	visitAll(element, enterElement(element, walk))
}

function enterElement({ name, attributes }: XmlElement, walk: Walk): Walk {
	if (name === 'text:a') return { ...walk, url: attributes['xlink:href'] ?? null }
	if (name === 'text:hidden-text' || name === 'text:hidden-paragraph')
		return { ...walk, style: { ...walk.style, hidden: true } }
	if (name !== 'text:span') return walk
	const own = walk.styles.find('text', attributes['text:style-name']).run
	const said = Object.entries(own).filter(([, value]) => value !== undefined)
	return { ...walk, style: { ...walk.style, ...Object.fromEntries(said) } }
}

function notePicture({ attributes, children }: XmlElement, { pictures }: Paragraph): void {
	if (!children.some(({ name }) => name === 'draw:image')) return
	const widthPt = parseLength(attributes['svg:width']) ?? 0
	pictures.push({ widthPt, heightPt: parseLength(attributes['svg:height']) ?? 0 })
}
