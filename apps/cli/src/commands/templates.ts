import { templates as allTemplates } from '@app/typeset'
import type { Command } from '../command.ts'

export const templates: Command = {
	name: 'templates',
	options: [],
	async run(_args, io) {
		io.print(`${JSON.stringify({ templates: allTemplates }, null, 2)}\n`)
		io.say(`${allTemplates.length} templates.`)
	},
}
