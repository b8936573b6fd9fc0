import { matchCv } from '@app/match'
import { type Command, UsageError } from '../command.ts'
import { readAdvertFile } from '../read-advert-file.ts'
import { readAnyCv } from '../read-any-cv.ts'
import { readOneFile } from '../read-input.ts'

export const match: Command = {
	name: 'match',
	options: [],
	async run({ positionals }, io) {
		const [cvPath, advertPath, extra] = positionals
		if (cvPath === undefined || advertPath === undefined || extra !== undefined)
			throw new UsageError('Name the CV and the advert. "ella match --help" shows how.')
		const advert = await readAdvertFile(advertPath, io)
		const { document: cv, source } = await readAnyCv(await readOneFile([cvPath], io))
		const today = io.now().toISOString().slice(0, 10)
		const report = matchCv({ cv, source, today }, advert)
		io.print(`${JSON.stringify(report, null, 2)}\n`)
		const asked = report.requirements.filter(({ secondTo }) => secondTo === undefined)
		const missing = asked.filter(({ proof }) => proof === 'missing').length
		io.say(
			`The CV matches the advert ${report.score} out of 100. It doesn’t mention ${missing} of ${asked.length} requirements.`,
		)
	},
}
