import type { Extracted } from '../../extracted.ts'
import { ReadError } from '../../read-error.ts'
import type { ExtractionRequest } from '../extraction-request.ts'
import { type Block, type FlowDocument, plainText, usualPage } from '../flow/blocks.ts'
import { layOutDocument } from '../flow/lay-out-document.ts'
import { parseLength } from '../flow/parse-length.ts'
import { decodeText } from '../txt/decode-text.ts'
import { child, descendants, parseXml, type XmlElement } from '../xml/parse-xml.ts'
import { openXmlZip } from '../zip/open-zip.ts'
import { type OdtStyles, readOdtStyles } from './odt-styles.ts'
import { readOdtBlocks } from './read-odt-blocks.ts'

/** Extracts the text of an OpenDocument text, zipped or as one XML file. Throws `ReadError`. */
export function extractOdt(extraction: ExtractionRequest): Extracted {
	const roots = parseRoots(extraction.bytes)
	const [text] = roots.flatMap((root) => descendants(root, 'office:text'))
	if (text === undefined) throw new ReadError('file_type_unknown', { message: otherOpenDocument })
	const styles = readOdtStyles(roots)
	const master = roots.flatMap((root) => descendants(root, 'style:master-page'))[0]
	return layOutDocument(
		{
			format: 'odt',
			page: readPageSetup(roots, master),
			...readFacts(roots),
			header: readHeadersAndFooters(master, ['style:header-first', 'style:header'], styles),
			body: readOdtBlocks(text.children, styles),
			footer: readHeadersAndFooters(master, ['style:footer-first', 'style:footer'], styles),
		},
		extraction,
	)
}

const otherOpenDocument =
	'This is a spreadsheet, drawing or presentation, not a document. Save your CV as PDF and try again.'

function parseRoots(bytes: Uint8Array): XmlElement[] {
	const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
	if (!isZip) return [parseXml(decodeText(bytes) ?? '', { textAs: 'children' })]
	const parts = openXmlZip(bytes)
	if (parts.get('META-INF/manifest.xml')?.includes('manifest:encryption-data'))
		throw new ReadError('file_encrypted')
	if (!parts.has('content.xml')) throw new ReadError('file_damaged')
	return ['content.xml', 'styles.xml', 'meta.xml'].flatMap((name) => {
		const source = parts.get(name)
		return source === undefined ? [] : parseXml(source, { textAs: 'children' })
	})
}

function readPageSetup(roots: XmlElement[], master: XmlElement | undefined): FlowDocument['page'] {
	const layoutName = master?.attributes['style:page-layout-name']
	const layouts = roots.flatMap((root) => descendants(root, 'style:page-layout'))
	const layout = layouts.find(({ attributes }) => attributes['style:name'] === layoutName)
	const size = child(layout, 'style:page-layout-properties')?.attributes ?? {}
	const widthPt = parseLength(size['fo:page-width']) ?? usualPage.widthPt
	const marginPt = parseLength(size['fo:margin-left']) ?? usualPage.marginPt
	return {
		widthPt: Math.max(200, widthPt),
		heightPt: Math.max(200, parseLength(size['fo:page-height']) ?? usualPage.heightPt),
		marginPt: Math.min(Math.max(0, marginPt), widthPt / 4),
	}
}

// A separate header for the first page is the one with a name and an address.
function readHeadersAndFooters(
	master: XmlElement | undefined,
	names: readonly string[],
	styles: OdtStyles,
): Block[] {
	const found = names.flatMap((name) => child(master, name) ?? [])
	const blocks = found.map(({ children }) => readOdtBlocks(children, styles))
	return blocks.find((each) => plainText(each).trim() !== '') ?? []
}

function readFacts(roots: XmlElement[]) {
	const textOf = (name: string): string | null => {
		const [found] = roots.flatMap((root) => descendants(root, name))
		return found === undefined || found.text.trim() === '' ? null : found.text.trim()
	}
	const said = roots
		.flatMap((root) => descendants(root, 'style:text-properties'))
		.find(({ attributes }) => /^[a-z]{2,3}$/.test(attributes['fo:language'] ?? ''))?.attributes
	const country = said?.['fo:country']
	const language =
		said === undefined ? null : [said['fo:language'], country].filter(Boolean).join('-')
	return {
		title: textOf('dc:title'),
		language: textOf('dc:language') ?? language,
		maker: textOf('meta:generator'),
	}
}
