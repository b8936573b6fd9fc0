import type { Command } from '../command.ts'
import { readCvFile } from '../read-cv-file.ts'
import { readOneFile } from '../read-input.ts'

export const analyse: Command = {
	name: 'analyse',
	summary: 'Judge a CV file: the score and what to mend first',
	help: `
Usage: ella analyse FILE [--job ADVERT]

Reads a CV out of a PDF, Word, OpenDocument, RTF, HTML, Markdown or plain text file, or out of
JSON Resume, Europass XML, a LinkedIn archive (zip) or an Ella file, and prints the report:
the score, the score of each category, and every finding with its severity, its evidence and its cost.
FILE may be "-" for standard input. With --job the report has "match" too: how the CV answers the advert in
that text file, with a score of its own. The same file always gives the same report on the same day.
`,
	options: ['job'],
	async run({ positionals, options }, io) {
		const file = await readOneFile(positionals, io)
		// The checks and the dictionary are loaded while another process reads the file.
		const [{ document, source }, { analyse: judge, matchCv }, knowsWord] = await Promise.all([
			readCvFile(file),
			import('@app/ats'),
			import('@app/language/node').then(({ openEnglishWords }) => openEnglishWords()),
		])
		const today = io.now().toISOString().slice(0, 10)
		const report = judge({ cv: document, source, today, knowsWord })
		const advert =
			options.job === undefined
				? null
				: await (await import('../read-advert-file.ts')).readAdvertFile(options.job, io)
		const match = advert === null ? {} : { match: matchCv({ cv: document, source, today }, advert) }
		io.print(`${JSON.stringify({ ...report, ...match }, null, 2)}\n`)
		io.say(`${file.name} scores ${report.score} of 100. ${report.summary}`)
	},
}
