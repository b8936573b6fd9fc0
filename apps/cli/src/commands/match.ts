import type { Command } from '../command.ts'
import { matchFiles } from '../match-files.ts'

export const match: Command = {
	name: 'match',
	options: [],
	async run({ positionals }, io) {
		const { match: report } = await matchFiles({ positionals, command: match }, io)
		io.print(`${JSON.stringify(report, null, 2)}\n`)
		const asked = report.requirements.filter(({ secondTo }) => secondTo === undefined)
		const perhaps = asked.filter(({ proof }) => proof === 'perhaps').length
		const missing = asked.filter(({ proof }) => proof === 'missing').length
		io.say(
			`The CV matches the advert ${report.score} out of 100. It may show ${perhaps} and doesn’t mention ${missing} of ${asked.length} requirements.`,
		)
	},
}
