import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type Command, InputError } from '../command.ts'

// Apps don't import each other, so the worker runs as a separate program, which is restarted if it stops.
const workerProgram = fileURLToPath(new URL('../../../../scripts/worker.mjs', import.meta.url))

export const worker: Command = {
	name: 'worker',
	options: [],
	async run(_args, io) {
		const child = spawn(process.execPath, [workerProgram], {
			cwd: io.cwd,
			stdio: ['ignore', 'inherit', 'inherit'],
		})
		for (const signal of ['SIGINT', 'SIGTERM'] as const)
			process.on(signal, () => child.kill(signal))
		const [code, signal] = await once(child, 'exit')
		if (code !== 0) throw new InputError(`The worker ended with ${signal ?? `exit code ${code}`}.`)
	},
}
