import { rewriteBullet } from '@app/rewrite'
import type { Command } from '../command.ts'
import { readOneFile } from '../read-input.ts'

export const rewrite: Command = {
	name: 'rewrite',
	summary: 'Turn duties into honest statements',
	help: `
Usage: ella rewrite [FILE] [--current]

Reads duties, one a line, from FILE or from standard input, and prints one line of JSON for each
line that is not empty. Nothing is added that the line does not say.
  --current    the job goes on: statements are told in the present
Each line is { before, after, asks, changes, verified, violations, engine }:
  before       the line as it was read
  after        the statement; the same as before when nothing better is certain
  asks         the question whose answer would help most: { kind, unit, question }
  changes      what was changed: { kind, before, after }
  verified     whether the statement passed the check of its grammar and the guard
  violations   what the guard has against it: { kind, text }; none in a verified statement
  engine       who wrote it: "local"
`,
	options: [],
	flags: ['current'],
	async run({ positionals, flags }, io) {
		const { bytes } = await readOneFile(positionals.length === 0 ? ['-'] : positionals, io)
		const lines = new TextDecoder().decode(bytes).split(/\r?\n|\r/)
		const duties = lines.filter((line) => line.trim() !== '')
		for (const duty of duties) {
			const { before, after, asks, changes, verified, violations, engine } = rewriteBullet(duty, {
				current: flags.has('current'),
			})
			io.print(
				`${JSON.stringify({ before, after, asks, changes, verified, violations, engine })}\n`,
			)
		}
		io.say(duties.length === 1 ? 'Read 1 line.' : `Read ${duties.length} lines.`)
	},
}
