import { resolve } from 'node:path'
import { readWithPrograms } from '@app/cv-import/node'
import { templates as allTemplates } from '@app/typeset'
import { checkTemplate, readTemplateFolder, TemplateRefusal } from '@app/typeset/node'
import { type Command, type CommandIo, InputError, UsageError } from '../command.ts'

export const templates: Command = {
	name: 'templates',
	options: [],
	async run({ positionals }, io) {
		const [action, folder, extra] = positionals
		if (action === undefined) {
			io.print(`${JSON.stringify({ templates: allTemplates }, null, 2)}\n`)
			io.say(`${allTemplates.length} templates.`)
			return
		}
		if (action !== 'check') throw new UsageError(`Say "check FOLDER" or nothing, not "${action}".`)
		if (folder === undefined) throw new UsageError('Name the folder of the template.')
		if (extra !== undefined) throw new UsageError(`Check one folder at a time, not "${extra}" too.`)
		await checkFolder(resolve(io.cwd, folder), io)
	},
}

async function checkFolder(folder: string, io: CommandIo): Promise<void> {
	try {
		const added = await readTemplateFolder(folder)
		const { id, name } = added.template
		const readBack = await checkTemplate(added, { readTexts: readWithPrograms })
		io.print(`${JSON.stringify({ id, name, readBack }, null, 2)}\n`)
		io.say(`${name} passed: it can go into TEMPLATES_DIR.`)
	} catch (error) {
		if (error instanceof TemplateRefusal) throw new InputError(error.message)
		throw error
	}
}
