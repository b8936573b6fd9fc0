import type { Extracted } from '../../extracted.ts'
import { ReadError } from '../../read-error.ts'
import type { ExtractionRequest } from '../extraction-request.ts'
import type { Block, FlowDocument } from '../flow/blocks.ts'
import { plainText } from '../flow/blocks.ts'
import { layOutDocument } from '../flow/lay-out-document.ts'
import { child, childValue, descendants, parseXml, type XmlElement } from '../xml/parse-xml.ts'
import { openXmlZip } from '../zip/open-zip.ts'
import { points, readStyles, type StyleSheet } from './docx-styles.ts'
import { readBlocks } from './read-blocks.ts'

type Package = { parts: ReadonlyMap<string, string>; body: XmlElement; styles: StyleSheet }

/** Takes the text of a Word document out of it, set on pages as Word roughly would; throws `ReadError`. */
export function extractDocx(extraction: ExtractionRequest): Extracted {
	const parts = openXmlZip(extraction.bytes)
	const body = child(
		child(readXml(parts, 'word/document.xml') ?? undefined, 'w:document'),
		'w:body',
	)
	if (body === undefined) throw new ReadError('file_damaged')
	const word = { parts, body, styles: readStyles(readXml(parts, 'word/styles.xml')) }
	const linkTargets = readLinkTargets(parts, 'document.xml')
	return layOutDocument(
		{
			format: 'docx',
			page: readPageSetup(body),
			...readFacts(parts),
			header: readHeadersAndFooters(word, 'w:headerReference'),
			body: readBlocks({ styles: word.styles, linkTargets }, body.children),
			footer: readHeadersAndFooters(word, 'w:footerReference'),
			hasGround: hasGround(word),
		},
		extraction,
	)
}

function readPageSetup(body: XmlElement): FlowDocument['page'] {
	const section = descendants(body, 'w:sectPr').at(-1)
	const size = child(section, 'w:pgSz')?.attributes
	const margin = child(section, 'w:pgMar')?.attributes
	const widthPt = points(size?.['w:w']) ?? 595
	const heightPt = points(size?.['w:h']) ?? 842
	const topPt = Math.abs(points(margin?.['w:top']) ?? 56)
	return {
		widthPt,
		heightPt,
		marginPt: Math.min(points(margin?.['w:left']) ?? 56, widthPt / 4),
		topPt: Math.min(topPt, heightPt / 4),
	}
}

/** A drawing behind the text is its ground from this size on, in English Metric Units: 4 cm each way. */
const leastOfGround = 1_440_000

// Word's own templates lay a coloured bar behind the text, in the document itself or in its header.
function hasGround({ parts, body }: Package): boolean {
	const headers = [...parts.keys()]
		.filter((name) => /^word\/header\d*\.xml$/.test(name))
		.flatMap((name) => readXml(parts, name) ?? [])
	const anchors = [body, ...headers].flatMap((root) => descendants(root, 'wp:anchor'))
	return anchors.some((anchor) => anchor.attributes.behindDoc === '1' && isLarge(anchor))
}

function isLarge(anchor: XmlElement): boolean {
	const { cx, cy } = child(anchor, 'wp:extent')?.attributes ?? {}
	return Math.min(Number(cx), Number(cy)) >= leastOfGround
}

function readXml(parts: ReadonlyMap<string, string>, name: string): XmlElement | null {
	const source = parts.get(name)
	return source === undefined ? null : parseXml(source)
}

function readLinkTargets(parts: ReadonlyMap<string, string>, part: string): Map<string, string> {
	const root = readXml(parts, `word/_rels/${part}.rels`)
	const relations = root === null ? [] : descendants(root, 'Relationship')
	return new Map(relations.map(({ attributes }) => [attributes.Id ?? '', attributes.Target ?? '']))
}

// A separate header for the first page is the one with a name and an address.
function readHeadersAndFooters({ parts, body, styles }: Package, kind: string): Block[] {
	const section = descendants(body, 'w:sectPr')[0]
	const hasOwnFirst =
		child(section, 'w:titlePg') !== undefined && childValue(section, 'w:titlePg') !== '0'
	const wanted = hasOwnFirst ? ['first', 'default'] : ['default', 'first']
	const references = (section?.children ?? []).filter((each) => each.name === kind)
	const [reference] = wanted.flatMap((type) =>
		references.filter((each) => (each.attributes['w:type'] ?? 'default') === type),
	)
	const targets = readLinkTargets(parts, 'document.xml')
	const name = targets.get(reference?.attributes['r:id'] ?? '') ?? ''
	const root = readXml(parts, `word/${name}`)
	if (root === null) return []
	const blocks = readBlocks({ styles, linkTargets: readLinkTargets(parts, name) }, root.children)
	return plainText(blocks).trim() === '' ? [] : blocks
}

function readFacts(parts: ReadonlyMap<string, string>) {
	const textOf = (part: string, name: string): string | null => {
		const root = readXml(parts, part)
		const [found] = root === null ? [] : descendants(root, name)
		return found === undefined || found.text.trim() === '' ? null : found.text.trim()
	}
	const styles = readXml(parts, 'word/styles.xml')
	const [language] = styles === null ? [] : descendants(styles, 'w:lang')
	return {
		title: textOf('docProps/core.xml', 'dc:title'),
		language: textOf('docProps/core.xml', 'dc:language') ?? language?.attributes['w:val'] ?? null,
		maker: textOf('docProps/app.xml', 'Application'),
	}
}
