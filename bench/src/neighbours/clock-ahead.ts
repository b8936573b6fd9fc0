import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const daysAhead = 40
const readyWithinMs = 20_000
const shiftClock = new URL('shift-clock.ts', import.meta.url).href
const programs = {
	server: fileURLToPath(new URL('../../../apps/api/src/server.ts', import.meta.url)),
	worker: fileURLToPath(new URL('../../../apps/api/src/worker.ts', import.meta.url)),
}

/** A process of the product on a machine whose clock is 40 days ahead. */
export function startWithClockAhead(program: keyof typeof programs, env: Record<string, string>) {
	const child = spawn(process.execPath, ['--import', shiftClock, programs[program]], {
		env: { ...process.env, ...env, CLOCK_AHEAD_DAYS: String(daysAhead), LOG_LEVEL: 'info' },
		stdio: ['ignore', 'pipe', 'pipe'],
	})
	const ended = once(child, 'exit').then(([code]) => Number(code))
	let output = ''
	const ready = Promise.withResolvers<void>()
	for (const stream of [child.stdout, child.stderr])
		stream.on('data', (chunk) => {
			output += chunk
			if (output.includes('is ready')) ready.resolve()
		})
	return {
		pid: () => child.pid,
		/** Resolves when it says that it is ready, when it has ended without, or after 20 seconds. */
		ready: Promise.race([ready.promise, ended, wait(readyWithinMs, undefined, { ref: false })]),
		ended,
		output: () => output,
		stop: async () => {
			child.kill('SIGTERM')
			await ended
		},
	}
}
