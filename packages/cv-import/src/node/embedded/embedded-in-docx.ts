import { createHash } from 'node:crypto'
import { openXmlZip } from '../zip/open-zip.ts'

const carrier = /<cv (?=[^<>]*xmlns="urn:ella:cv")[^<>]*>([A-Za-z0-9+/=\s]*)<\/cv>/

/**
 * Returns the CV inside a Word document that Ella exported, as JSON. Returns `null` for any other file, and for a
 * document with words changed since the export: then the text on the page counts.
 */
export function readEmbeddedInDocx(bytes: Uint8Array): string | null {
	const parts = openXmlZip(bytes)
	const found = [...parts]
		.filter(([name]) => /^customXml\/item\d+\.xml$/.test(name))
		.map(([, xml]) => carrier.exec(xml))
		.find((match) => match !== null)
	if (found === undefined || found === null) return null
	const [, print] = /words="([\w-]*)"/.exec(found[0]) ?? []
	if (print !== printOfWords(parts.get('word/document.xml') ?? '')) return null
	return Buffer.from(found[1] ?? '', 'base64').toString('utf8')
}

/** The digest that Ella writes beside the CV: letters and digits of every run of text, in order. */
function printOfWords(documentXml: string): string {
	const runs = documentXml.match(/<w:t[ >][^<]*/g) ?? []
	const words = runs
		.map((run) => run.slice(run.indexOf('>') + 1))
		.join('')
		.replace(/&(?:#\d+|#x[\da-f]+|\w+);/gi, '')
		.replace(/[^\p{L}\p{N}]+/gu, '')
	return createHash('sha256').update(words).digest('base64url')
}
