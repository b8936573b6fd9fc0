import { tailorCv } from '@app/rewrite'
import { type Command, UsageError } from '../command.ts'
import { readAdvertFile } from '../read-advert-file.ts'
import { readAnyCv } from '../read-any-cv.ts'
import { readOneFile } from '../read-input.ts'

export const tailor: Command = {
	name: 'tailor',
	summary: 'Propose how to fit a CV to a job advert without a new claim',
	help: `
Usage: ella tailor CV ADVERT

Compares a CV (any file that "ella import" reads, or the JSON that it prints) with an advert in plain text, and
prints JSON: { proposals, questions }.
  proposals    changes to accept one by one: { id, kind, title, why, before, after, edits, facts }. They move what
               answers the advert to the front, call a thing what the advert calls it, and word a line better.
               Names, titles, employers and dates are never touched, and no skill is added.
  questions    what the advert asks for and the CV does not say: { conceptId, quote, question, line }. Only the
               person knows whether it is true.
`,
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
		io.say(`Proposes ${proposals.length} changes and asks ${questions.length} questions.`)
	},
}
