import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const ella = fileURLToPath(new URL('../../../apps/api/src/server.ts', import.meta.url))

/** A server in a separate process, which is killed and started again on the same port. */
export type EllaProcess = {
	/** Starts it; resolves when it says that it is ready, or with `false` when it was killed before. */
	start: () => Promise<boolean>
	/** Ends it as a power cut would. `atOnce` runs in the same moment, before anything else can. */
	kill: (atOnce?: () => void) => Promise<void>
	stop: () => Promise<void>
	/** The id of its process, once it has started. */
	pid: () => number
}

/** Prepares a server with this environment: Ella's, or another program that says "ready at". */
export function ellaProcess(environment: Record<string, string>, program = ella): EllaProcess {
	let child: ChildProcess | null = null
	const end = async (signal: NodeJS.Signals, atOnce = () => {}) => {
		const ending = child
		if (ending === null || ending.exitCode !== null || ending.signalCode !== null) return
		const ended = once(ending, 'exit')
		ending.kill(signal)
		atOnce()
		await ended
	}
	return {
		async start() {
			const started = spawn(process.execPath, [program], {
				env: { ...process.env, ...environment },
				stdio: ['ignore', 'pipe', 'pipe'],
			})
			child = started
			let printed = ''
			started.stderr.on('data', (chunk) => {
				printed += chunk
			})
			for await (const chunk of started.stdout) {
				if (String(chunk).includes('ready at')) {
					started.stdout.resume()
					return true
				}
			}
			if (started.exitCode === null) await once(started, 'exit')
			if (started.signalCode === 'SIGKILL') return false
			throw new Error(`The server did not start:\n${printed}`)
		},
		kill: (atOnce) => end('SIGKILL', atOnce),
		stop: () => end('SIGTERM'),
		pid: () => child?.pid ?? 0,
	}
}
