import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type CvDocument, defaultDesign } from '@app/cv'
import { completeJob, type InterviewSheet, prepareInterview } from '@app/letters'
import type { Command, CommandIo } from '../command.ts'
import { matchFiles } from '../match-files.ts'
import { fileFormat, withTypesetter } from '../with-typesetter.ts'

export const interview: Command = {
	name: 'interview',
	options: ['title', 'company', 'out'],
	async run({ positionals, options: { title, company = '', out } }, io) {
		if (out !== undefined) fileFormat(out)
		const { cv, advert, match } = await matchFiles({ positionals, command: interview }, io)
		const job = completeJob({ title: title ?? '', company, addressee: '' }, advert)
		const sheet = prepareInterview({ cv, match, job })
		if (out !== undefined) await writeSheet(out, { sheet, cv }, io)
		io.print(`${JSON.stringify(sheet, null, 2)}\n`)
		const { answers, gaps, questions } = sheet
		io.say(
			`Examples to tell: ${answers.length}. Gaps to prepare for: ${gaps.length}. Questions to ask: ${questions.length}.`,
		)
	},
}

type Prepared = { sheet: InterviewSheet; cv: CvDocument }

async function writeSheet(out: string, { sheet, cv }: Prepared, io: CommandIo): Promise<void> {
	const look = { design: defaultDesign(), format: fileFormat(out), createdAt: io.now() }
	const { bytes, warnings } = await withTypesetter((typesetter) =>
		typesetter.interview(sheet, cv, look),
	)
	await writeFile(resolve(io.cwd, out), bytes)
	for (const warning of warnings) io.say(warning)
}
