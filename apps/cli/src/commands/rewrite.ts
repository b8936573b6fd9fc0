import { rewriteBullet } from '@app/rewrite'
import type { Command } from '../command.ts'
import { readOneFile } from '../read-input.ts'

export const rewrite: Command = {
	name: 'rewrite',
	options: [],
	flags: ['current'],
	async run({ positionals, flags }, io) {
		const { bytes } = await readOneFile(positionals.length === 0 ? ['-'] : positionals, io)
		const lines = new TextDecoder().decode(bytes).split(/\r?\n|\r/)
		const duties = lines.filter((line) => line.trim() !== '')
		for (const duty of duties) {
			const { before, after, asks, changes, advice, bullets, verified, violations, engine } =
				rewriteBullet(duty, { current: flags.has('current'), text: duties.join('\n') })
			io.print(
				`${JSON.stringify({ before, after, asks, changes, advice, bullets, verified, violations, engine })}\n`,
			)
		}
		io.say(duties.length === 1 ? 'Read 1 line.' : `Read ${duties.length} lines.`)
	},
}
