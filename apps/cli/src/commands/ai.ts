import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { type Command, InputError, UsageError } from '../command.ts'

// The model belongs to the API; apps do not import each other, so it runs as the program that it is.
const trial = fileURLToPath(new URL('../../../api/src/try-model.ts', import.meta.url))

export const ai: Command = {
	name: 'ai',
	options: [],
	async run({ positionals }, io) {
		const [action, extra] = positionals
		if (action !== 'test' || extra !== undefined) throw new UsageError('Usage: ella ai test')
		const child = spawn(process.execPath, [trial], {
			cwd: io.cwd,
			stdio: ['ignore', 'pipe', 'pipe'],
		})
		const exited = once(child, 'exit')
		const [printed, said] = await Promise.all([text(child.stdout), text(child.stderr)])
		const [code] = await exited
		io.print(printed)
		if (code !== 0) throw new InputError(said.trim() || 'The test failed.')
		io.say(said.trim())
	},
}
