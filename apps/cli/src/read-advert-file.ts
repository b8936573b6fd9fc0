import { type Advert, readAdvert } from '@app/match'
import { type CommandIo, InputError } from './command.ts'
import { readOneFile } from './read-input.ts'

/** Reads an advert in plain text, which it keeps; one that asks for nothing is thrown as a sentence. */
export async function readAdvertFile(
	path: string,
	io: CommandIo,
): Promise<Advert & { text: string }> {
	const { name, bytes } = await readOneFile([path], io)
	const text = new TextDecoder().decode(bytes)
	const advert = readAdvert(text)
	if (advert.requirements.length === 0 && advert.title === null)
		throw new InputError(`"${name}" isn’t a job advert: Ella found no requirements in it.`)
	return { ...advert, text }
}
