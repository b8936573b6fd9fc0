import type { Command } from '../command.ts'
import { readCvFile } from '../read-cv-file.ts'
import { readOneFile } from '../read-input.ts'

export const importFile: Command = {
	name: 'import',
	summary: 'Read a CV file into a CV document',
	help: `
Usage: ella import FILE

Reads a CV out of a PDF, Word, OpenDocument, RTF, HTML, Markdown or plain text file, or out of
JSON Resume, Europass XML, a LinkedIn archive (zip) or an Ella file. What a file is is told by
its content, never by its name. FILE may be "-" for standard input.
Prints { document, confidence, warnings, pages }:
  document    the CV document
  confidence  how sure the reader is of each field, from 0 to 1
  warnings    what could not be read, as sentences with a code
  pages       the number of pages

"ella import cv.pdf | ella render - --out cv-new.pdf" sets it in type again.
`,
	options: [],
	async run({ positionals }, io) {
		const file = await readOneFile(positionals, io)
		const { document, source } = await readCvFile(file)
		const unread = source.unread.map(({ text }) => ({ code: 'not_understood', message: text }))
		io.print(
			`${JSON.stringify(
				{
					document,
					confidence: source.confidence,
					warnings: [...source.warnings, ...unread],
					pages: source.pages.length,
				},
				null,
				2,
			)}\n`,
		)
		io.say(`Read ${file.name}: ${pagesInWords(source.pages.length)}.`)
	},
}

function pagesInWords(count: number): string {
	return count === 1 ? '1 page' : `${count} pages`
}
