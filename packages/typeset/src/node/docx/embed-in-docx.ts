import { createHash } from 'node:crypto'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'

const namespace = 'urn:ella:cv'
const part = 'customXml/item1.xml'
const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/customXml'
const itemId = '{6C9A2E51-0F4B-4F0B-9D55-3B1E8C1F7A10}'

// A zip cannot say an earlier time.
const earliestZipTime = Date.UTC(1980, 0, 2)

type Carrying = { createdAt: Date; carried: string | null }

/**
 * Puts the CV into a Word document as a custom XML part, with a digest of the words on its pages. When the file is
 * opened later, the digest tells whether the words were changed. Also sets the date of the file.
 */
export function embedInDocx(docx: Uint8Array, { createdAt, carried }: Carrying): Uint8Array {
	const parts = unzipSync(docx)
	const change = (name: string, edit: (xml: string) => string) => {
		const bytes = parts[name]
		if (bytes !== undefined) parts[name] = strToU8(edit(strFromU8(bytes)))
	}
	const time = createdAt.toISOString().replace(/\.\d+Z$/, 'Z')
	change('docProps/core.xml', (xml) => xml.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, time))
	if (carried !== null) {
		const print = printOfWords(strFromU8(parts['word/document.xml'] ?? new Uint8Array()))
		const data = Buffer.from(carried, 'utf8').toString('base64')
		parts[part] = strToU8(
			`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<cv xmlns="${namespace}" words="${print}">${data}</cv>`,
		)
		parts['customXml/itemProps1.xml'] = strToU8(
			[
				'<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n',
				`<ds:datastoreItem ds:itemID="${itemId}" xmlns:ds="http://schemas.openxmlformats.org/officeDocument/2006/customXml">`,
				`<ds:schemaRefs><ds:schemaRef ds:uri="${namespace}"/></ds:schemaRefs></ds:datastoreItem>`,
			].join(''),
		)
		parts['customXml/_rels/item1.xml.rels'] = strToU8(
			[
				'<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
				'<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">',
				`<Relationship Id="rId1" Type="${relation}Props" Target="itemProps1.xml"/></Relationships>`,
			].join(''),
		)
		change('word/_rels/document.xml.rels', (xml) =>
			xml.replace(
				'</Relationships>',
				`<Relationship Id="rIdCv" Type="${relation}" Target="../${part}"/></Relationships>`,
			),
		)
		change('[Content_Types].xml', (xml) =>
			xml.replace(
				'</Types>',
				'<Override PartName="/customXml/itemProps1.xml" ContentType="application/vnd.openxmlformats-officedocument.customXmlProperties+xml"/></Types>',
			),
		)
	}
	return zipSync(parts, { mtime: Math.max(createdAt.getTime(), earliestZipTime) })
}

/** Letters and digits of every text run, in order, as a digest: spaces and styles may change, words may not. */
function printOfWords(documentXml: string): string {
	const runs = documentXml.match(/<w:t[ >][^<]*/g) ?? []
	const words = runs
		.map((run) => run.slice(run.indexOf('>') + 1))
		.join('')
		.replace(/&(?:#\d+|#x[\da-f]+|\w+);/gi, '')
		.replace(/[^\p{L}\p{N}]+/gu, '')
	return createHash('sha256').update(words).digest('base64url')
}
