import { openMeaning } from '@app/language/meaning/open'
import { matchCv } from '@app/match'
import { createNearest } from '@app/match/nearest'
import { type Command, type CommandIo, UsageError } from './command.ts'
import { readAdvertFile } from './read-advert-file.ts'
import { readAnyCv } from './read-any-cv.ts'
import { readOneFile } from './read-input.ts'

type Named = { positionals: string[]; command: Pick<Command, 'name'> }

/** Reads the CV and the advert that a command names and compares them; `today` is `YYYY-MM-DD`. */
export async function matchFiles({ positionals, command }: Named, io: CommandIo) {
	const [cvPath, advertPath, extra] = positionals
	if (cvPath === undefined || advertPath === undefined || extra !== undefined)
		throw new UsageError(`Name the CV and the advert. "ella ${command.name} --help" shows how.`)
	const advert = await readAdvertFile(advertPath, io)
	const { document: cv, source } = await readAnyCv(await readOneFile([cvPath], io))
	const today = io.now().toISOString().slice(0, 10)
	const match = matchCv({ cv, source, today }, advert, createNearest(openMeaning()))
	return { cv, advert, today, match }
}
