import { ReadError } from '../../read-error.ts'

/**
 * An element of XML; `text` is the text directly in it. If the order of words and elements matters, each stretch of
 * words is a child too, named `#text`.
 */
export type XmlElement = {
	name: string
	attributes: Readonly<Record<string, string>>
	children: XmlElement[]
	text: string
}

const maxDepth = 200
const maxElements = 1_500_000
// No match reaches beyond the next "<", and an unclosed one reaches to the end, so each character is read only a few
// times.
const token = new RegExp(
	[
		String.raw`<!\[CDATA\[(?<literal>[\s\S]*?)(?:\]\]>|$)`,
		String.raw`<!--[\s\S]*?(?:-->|$)`,
		String.raw`<\?[\s\S]*?(?:\?>|$)`,
		'<(?<doctype>!DOCTYPE)',
		String.raw`</(?<closed>[^\s<>]+)\s*>`,
		String.raw`<(?<name>[^\s/<>]+)(?<attributes>(?:[^<>"']|"[^"<]*"|'[^'<]*')*?)(?<empty>/?)>`,
		'(?<text>[^<]+)',
	].join('|'),
	'g',
)
const attribute = /(?<![^\s=])([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

type XmlOptions = { textAs?: 'text' | 'children' }

/** Reads well-formed XML. Entities are never expanded and nothing is fetched; throws `file_damaged`. */
export function parseXml(source: string, { textAs = 'text' }: XmlOptions = {}): XmlElement {
	const root: XmlElement = { name: '', attributes: {}, children: [], text: '' }
	const open: XmlElement[] = [root]
	let count = 0
	for (const { groups = {} } of source.matchAll(token)) {
		if (groups.doctype !== undefined) throw new ReadError('file_damaged')
		if (groups.name !== undefined) count++
		if (open.length > maxDepth || count > maxElements) throw new ReadError('file_too_large')
		addToken(groups, open)
		if (textAs === 'children') addText(groups, open)
	}
	return root
}

function addToken(token: Partial<Record<string, string>>, open: XmlElement[]): void {
	const parent = open.at(-1)
	if (parent === undefined) return
	parent.text += token.literal ?? decode(token.text ?? '')
	if (token.closed !== undefined && open.length > 1) open.pop()
	if (token.name === undefined) return
	const attributes = readAttributes(token.attributes ?? '')
	const element: XmlElement = { name: token.name, attributes, children: [], text: '' }
	parent.children.push(element)
	if (token.empty !== '/') open.push(element)
}

function addText({ literal, text }: Partial<Record<string, string>>, open: XmlElement[]): void {
	const words = literal ?? decode(text ?? '')
	if (words === '') return
	open.at(-1)?.children.push({ name: '#text', attributes: {}, children: [], text: words })
}

function readAttributes(source: string): Record<string, string> {
	const attributes: Record<string, string> = {}
	for (const [, name = '', double, single] of source.matchAll(attribute)) {
		attributes[name] = decode(double ?? single ?? '')
	}
	return attributes
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decode(text: string): string {
	if (!text.includes('&')) return text
	return text
		.replace(/&#x([\da-f]{1,6});/gi, (_, code) => decodeCharacter(Number.parseInt(code, 16)))
		.replace(/&#(\d{1,7});/g, (_, code) => decodeCharacter(Number(code)))
		.replace(/&(amp|lt|gt|quot|apos);/g, (_, name) => entities[name] ?? '')
}

function decodeCharacter(code: number): string {
	return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

/** Returns the first element with that name directly in this element. */
export function child(element: XmlElement | undefined, name: string): XmlElement | undefined {
	return element?.children.find((each) => each.name === name)
}

/** The `w:val` of an element directly in this one. */
export function childValue(element: XmlElement | undefined, name: string): string | undefined {
	return child(element, name)?.attributes['w:val']
}

/** Returns every element with that name at any depth. */
export function descendants(element: XmlElement, name: string): XmlElement[] {
	return element.children.flatMap((each) => [
		...(each.name === name ? [each] : []),
		...descendants(each, name),
	])
}
