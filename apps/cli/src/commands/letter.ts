import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { defaultDesign } from '@app/cv'
import {
	beginLetter,
	completeJob,
	type MessageKind,
	messageKinds,
	writeMessage,
} from '@app/letters'
import { type Command, type CommandIo, UsageError } from '../command.ts'
import { matchFiles } from '../match-files.ts'
import { fileFormat, withTypesetter } from '../with-typesetter.ts'

const kinds = ['letter', ...messageKinds] as const

export const letter: Command = {
	name: 'letter',
	options: ['kind', 'title', 'company', 'to', 'on', 'open', 'out'],
	flags: ['text'],
	async run({ positionals, options, flags }, io) {
		const kind = chooseKind(options.kind)
		const on = chooseDay(options.on)
		if (options.out !== undefined) fileFormat(options.out)
		const { cv, advert, today, match } = await matchFiles({ positionals, command: letter }, io)
		const { title = '', company = '', to: addressee = '' } = options
		const job = completeJob({ title, company, addressee }, advert)
		const openAbout = splitIds(options.open)
		const parts = { cv, match, job, today, openAbout }
		const written = kind === 'letter' ? beginLetter(parts) : writeMessage(kind, { ...parts, on })
		if (options.out !== undefined)
			await writeLetterFile(options.out, { text: written.text, cv }, io)
		io.print(flags.has('text') ? `${written.text}\n` : `${JSON.stringify(written, null, 2)}\n`)
		io.say(tell(written.text, options.out))
	},
}

function chooseKind(asked: string | undefined): 'letter' | MessageKind {
	const kind = kinds.find((one) => one === (asked ?? 'letter'))
	if (kind !== undefined) return kind
	throw new UsageError(`The kind must be one of ${kinds.join(', ')}, not "${asked}".`)
}

function chooseDay(on: string | undefined): string {
	if (on === undefined || /^\d{4}-\d{2}-\d{2}$/.test(on)) return on ?? ''
	throw new UsageError(`Write the day as YYYY-MM-DD, not "${on}".`)
}

function splitIds(ids: string | undefined): string[] {
	return (ids ?? '').split(',').map((id) => id.trim())
}

type Written = { text: string; cv: Parameters<typeof beginLetter>[0]['cv'] }

async function writeLetterFile(out: string, { text, cv }: Written, io: CommandIo): Promise<void> {
	const look = { design: defaultDesign(), format: fileFormat(out), createdAt: io.now() }
	const { bytes, warnings } = await withTypesetter((typesetter) =>
		typesetter.letter(text, cv, look),
	)
	await writeFile(resolve(io.cwd, out), bytes)
	for (const warning of warnings) io.say(warning)
}

function tell(text: string, out: string | undefined): string {
	const gaps = text.match(/\[[^[\]\n]+\]/g)?.length ?? 0
	const fill = gaps === 0 ? '' : ` Gaps to fill in: ${gaps}.`
	return `${out === undefined ? 'Wrote the text.' : `Wrote ${out}.`}${fill}`
}
