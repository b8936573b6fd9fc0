import { matchCv } from '@app/match'
import { summarise as summariseCv } from '@app/rewrite'
import { type Command, UsageError } from '../command.ts'
import { readAdvertFile } from '../read-advert-file.ts'
import { readAnyCv } from '../read-any-cv.ts'
import { readOneFile } from '../read-input.ts'

export const summarise: Command = {
	name: 'summarise',
	options: [],
	async run({ positionals }, io) {
		const [cvPath, advertPath, extra] = positionals
		if (cvPath === undefined || extra !== undefined)
			throw new UsageError(
				'Name one CV, and an advert if you like. "ella summarise --help" shows how.',
			)
		const { document: cv, source } = await readAnyCv(await readOneFile([cvPath], io))
		const today = io.now().toISOString().slice(0, 10)
		const advert = advertPath === undefined ? null : await readAdvertFile(advertPath, io)
		const wanted =
			advert === null
				? []
				: matchCv({ cv, source, today }, advert).requirements.map(({ conceptId }) => conceptId)
		const sentences = summariseCv(cv, { today, wanted })
		const text = sentences.map((sentence) => sentence.text).join(' ')
		io.print(`${JSON.stringify({ text, sentences }, null, 2)}\n`)
		io.say(
			text === ''
				? 'The CV has too little English text for a profile. Add a job or a course first.'
				: `Wrote ${sentences.length === 1 ? 'one sentence' : `${sentences.length} sentences`}.`,
		)
	},
}
