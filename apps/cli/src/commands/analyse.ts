import type { Command } from '../command.ts'
import { readCvFile } from '../read-cv-file.ts'
import { readOneFile } from '../read-input.ts'

export const analyse: Command = {
	name: 'analyse',
	options: ['job'],
	async run({ positionals, options }, io) {
		const file = await readOneFile(positionals, io)
		// The checks, the dictionary and the corrector are loaded while another process reads the file.
		const [{ document, source }, { analyse: judge }, knowsWord, { proofreadLine: proofread }] =
			await Promise.all([
				readCvFile(file),
				import('@app/checks'),
				import('@app/language/node').then(({ openEnglishWords }) => openEnglishWords()),
				import('@app/rewrite/proofread'),
			])
		const today = io.now().toISOString().slice(0, 10)
		const report = judge({ cv: document, source, today, knowsWord, proofread })
		const advert =
			options.job === undefined
				? null
				: await (await import('../read-advert-file.ts')).readAdvertFile(options.job, io)
		const match =
			advert === null
				? {}
				: {
						match: (await import('@app/match')).matchCv({ cv: document, source, today }, advert),
					}
		io.print(`${JSON.stringify({ ...report, ...match }, null, 2)}\n`)
		io.say(`${file.name} scores ${report.score} out of 100. ${report.summary}`)
	},
}
