import { tailorCv } from '@app/rewrite'
import { type Command, UsageError } from '../command.ts'
import { readAdvertFile } from '../read-advert-file.ts'
import { readAnyCv } from '../read-any-cv.ts'
import { readOneFile } from '../read-input.ts'

export const tailor: Command = {
	name: 'tailor',
	options: [],
	async run({ positionals }, io) {
		const [cvPath, advertPath, extra] = positionals
		if (cvPath === undefined || advertPath === undefined || extra !== undefined)
			throw new UsageError('Name the CV and the advert. "ella tailor --help" shows how.')
		const advert = await readAdvertFile(advertPath, io)
		const { document } = await readAnyCv(await readOneFile([cvPath], io))
		const tailoring = tailorCv(document, advert, io.now().toISOString().slice(0, 10))
		io.print(`${JSON.stringify(tailoring, null, 2)}\n`)
		const { proposals, questions } = tailoring
		io.say(`Suggested changes: ${proposals.length}. Questions to answer: ${questions.length}.`)
	},
}
