import type { Extracted } from '../../extracted.ts'
import { ReadError } from '../../read-error.ts'
import type { Extraction } from '../extraction.ts'
import type { Sheet } from './lay-out.ts'
import { layOutBlocks, plainText, type Setting } from './lay-out-blocks.ts'
import { openZip } from './open-zip.ts'
import { child, childValue, descendants, parseXml, type XmlElement } from './parse-xml.ts'
import { points, readStyles } from './run-style.ts'

/** Takes the text of a Word document out of it, set on pages as Word roughly would; throws `ReadError`. */
export function extractDocx({ bytes, fileName, limits, onPage }: Extraction): Extracted {
	const parts = openZip(bytes)
	const body = child(child(xmlOf(parts, 'word/document.xml') ?? undefined, 'w:document'), 'w:body')
	if (body === undefined)
		throw new ReadError(parts.has('word/document.xml') ? 'file_damaged' : 'file_type_unknown')
	const sheet = newSheet(body, { limits, onPage })
	const met = { tables: false, textBoxes: false }
	const styles = readStyles(xmlOf(parts, 'word/styles.xml'))
	const setting = { sheet, styles, met, linkTargets: linkTargetsOf(parts, 'document.xml') }
	const cursor = { page: 1, y: sheet.marginPt }
	const frame = { x: sheet.marginPt, widthPt: sheet.widthPt - 2 * sheet.marginPt, isShaded: false }
	const furniture = furnitureOf(parts, body)
	for (const { part, name } of furniture.headers) setPart(setting, { part, name, parts })
	cursor.y = Math.max(cursor.y, lowestLine(sheet))
	layOutBlocks(setting, body.children, { frame, cursor })
	for (const { part, name } of furniture.footers) setFooter(setting, { part, name, parts })
	if (sheet.pages.every((page) => page.items.length === 0))
		throw new ReadError('file_empty', { message: noWords })
	return {
		...{ format: 'docx', fileName, bytes: bytes.byteLength, linesAreParagraphs: true },
		pages: sheet.pages,
		pageHeaderText: [...furniture.headers, ...furniture.footers]
			.map(({ part }) => plainText(part))
			.join('\n'),
		facts: {
			...factsOf(parts),
			...sheetFacts(sheet),
			hasTables: met.tables,
			hasTextBoxes: met.textBoxes,
		},
		warnings: [],
	}
}

const noWords =
	'There are no words in this document. If your CV is a picture in it, type it out and try again.'

function newSheet(
	body: XmlElement,
	{ limits, onPage }: Pick<Extraction, 'limits' | 'onPage'>,
): Sheet {
	const section = descendants(body, 'w:sectPr').at(-1)
	const size = child(section, 'w:pgSz')?.attributes
	const margin = child(section, 'w:pgMar')?.attributes
	const widthPt = points(size?.['w:w']) ?? 595
	const heightPt = points(size?.['w:h']) ?? 842
	onPage(1, 1)
	return {
		...{ widthPt, heightPt, limits, onPage, characters: 0, unreadable: 0, fonts: new Set() },
		marginPt: Math.min(points(margin?.['w:left']) ?? 56, widthPt / 4),
		pages: [{ number: 1, widthPt, heightPt, items: [] }],
		...{ links: [], pictures: [], hiddenText: [] },
	}
}

function xmlOf(parts: ReadonlyMap<string, string>, name: string): XmlElement | null {
	const source = parts.get(name)
	return source === undefined ? null : parseXml(source)
}

function linkTargetsOf(parts: ReadonlyMap<string, string>, part: string): Map<string, string> {
	const root = xmlOf(parts, `word/_rels/${part}.rels`)
	const relations = root === null ? [] : descendants(root, 'Relationship')
	return new Map(relations.map(({ attributes }) => [attributes.Id ?? '', attributes.Target ?? '']))
}

type Furniture = { part: XmlElement; name: string }

// The first page's own header is the one that carries a name and an address.
function furnitureOf(
	parts: ReadonlyMap<string, string>,
	body: XmlElement,
): { headers: Furniture[]; footers: Furniture[] } {
	const targets = linkTargetsOf(parts, 'document.xml')
	const section = descendants(body, 'w:sectPr')[0]
	const hasOwnFirst =
		child(section, 'w:titlePg') !== undefined && childValue(section, 'w:titlePg') !== '0'
	const wanted = hasOwnFirst ? ['first', 'default'] : ['default', 'first']
	const pick = (kind: string): Furniture[] => {
		const references = (section?.children ?? []).filter((each) => each.name === kind)
		const named = wanted.flatMap((type) =>
			references.filter((each) => (each.attributes['w:type'] ?? 'default') === type),
		)
		const [first] = named
		const name = targets.get(first?.attributes['r:id'] ?? '') ?? ''
		const root = xmlOf(parts, `word/${name}`)
		return root === null || plainText(root).trim() === '' ? [] : [{ part: root, name }]
	}
	return { headers: pick('w:headerReference'), footers: pick('w:footerReference') }
}

type PartSetting = { part: XmlElement; name: string; parts: ReadonlyMap<string, string> }

function setPart(setting: Setting, { part, name, parts }: PartSetting): void {
	const { sheet } = setting
	const frame = { x: sheet.marginPt, widthPt: sheet.widthPt - 2 * sheet.marginPt, isShaded: false }
	const own = { ...setting, linkTargets: linkTargetsOf(parts, name) }
	layOutBlocks(own, part.children, { frame, cursor: { page: 1, y: 24 } })
}

function setFooter(setting: Setting, { part, name, parts }: PartSetting): void {
	const { sheet } = setting
	const frame = { x: sheet.marginPt, widthPt: sheet.widthPt - 2 * sheet.marginPt, isShaded: false }
	const own = {
		...setting,
		sheet: { ...sheet, marginPt: 0 },
		linkTargets: linkTargetsOf(parts, name),
	}
	const cursor = { page: sheet.pages.length, y: sheet.heightPt * 0.93 }
	layOutBlocks(own, part.children, { frame, cursor })
}

function lowestLine(sheet: Sheet): number {
	return Math.max(0, ...(sheet.pages[0]?.items ?? []).map((item) => item.y + item.height + 6))
}

function sheetFacts(sheet: Sheet) {
	const { pictures, hiddenText, links, characters, unreadable } = sheet
	const fonts = [...sheet.fonts].sort()
	const unreadableShare = characters === 0 ? 0 : Math.min(1, unreadable / characters)
	return {
		pictures,
		hiddenText,
		fonts,
		unreadableShare,
		links: links.filter(({ url }) => /^\w+:/.test(url)),
	}
}

function factsOf(parts: ReadonlyMap<string, string>) {
	const textOf = (part: string, name: string): string | null => {
		const root = xmlOf(parts, part)
		const [found] = root === null ? [] : descendants(root, name)
		return found === undefined || found.text.trim() === '' ? null : found.text.trim()
	}
	const styles = xmlOf(parts, 'word/styles.xml')
	const [language] = styles === null ? [] : descendants(styles, 'w:lang')
	return {
		title: textOf('docProps/core.xml', 'dc:title'),
		language: textOf('docProps/core.xml', 'dc:language') ?? language?.attributes['w:val'] ?? null,
		isTagged: null,
		maker: textOf('docProps/app.xml', 'Application'),
	}
}
