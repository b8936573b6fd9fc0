import type { Command } from '../command.ts'
import { readCvFile } from '../read-cv-file.ts'
import { readOneFile } from '../read-input.ts'

export const importFile: Command = {
	name: 'import',
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
