import { type Advert, readAdvert } from '@app/match'
import { type CommandIo, InputError } from './command.ts'
import { readOneFile } from './read-input.ts'

/** Reads an advert in plain text; one that asks for nothing is thrown as a sentence. */
export async function readAdvertFile(path: string, io: CommandIo): Promise<Advert> {
	const { name, bytes } = await readOneFile([path], io)
	const advert = readAdvert(new TextDecoder().decode(bytes))
	if (advert.requirements.length === 0 && advert.title === null)
		throw new InputError(`"${name}" isn’t a job advert: Ella found no requirements in it.`)
	return advert
}
