import { createRequire } from 'node:module'
import { Font, Page, Document as PdfDocument, renderToBuffer, Text } from '@react-pdf/renderer'
import { Document, Packer, Paragraph, TextRun } from 'docx'
import { createElement } from 'react'

const family = 'Source Sans 3'
Font.register({
	family,
	src: createRequire(import.meta.url).resolve(
		'@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
	),
})
// A word that is broken at the end of a line would be another word.
Font.registerHyphenationCallback((word) => [word])

/** A text as a plain Word file, a paragraph a line. */
export async function toWord(text: string): Promise<Uint8Array> {
	const children = text
		.split('\n')
		.map(
			(line) =>
				new Paragraph({ children: [new TextRun({ text: line, font: 'Calibri', size: 22 })] }),
		)
	return Packer.toBuffer(new Document({ sections: [{ children }] }))
}

/** A text as a plain PDF, a paragraph a line. */
export async function toPdf(text: string): Promise<Uint8Array> {
	const lines = text
		.split('\n')
		.map((line, key) =>
			createElement(
				Text,
				{ key, style: { marginBottom: 3 } },
				line === '' ? ' ' : keepSpaces(line),
			),
		)
	const style = { padding: 48, fontFamily: family, fontSize: 10.5 }
	const page = createElement(Page, { size: 'A4', style }, lines)
	return new Uint8Array(
		await renderToBuffer(createElement(PdfDocument, { language: 'en-GB' }, page)),
	)
}

/** Word keeps the width of several spaces in a PDF; the PDF library used here draws them as one. */
function keepSpaces(line: string): string {
	return line.replaceAll(/ {2,}/g, (spaces) => '\u00a0'.repeat(spaces.length))
}
