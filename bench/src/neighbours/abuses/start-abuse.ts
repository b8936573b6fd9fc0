import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { AbuseKind } from './abuse-kinds.ts'
import type { AbuseReport, AbuseTarget } from './attack.ts'

const program = fileURLToPath(new URL('abuser-process.ts', import.meta.url))

/** Starts an abuse in a separate process. The returned function ends it and returns the abuser's report. */
export async function startAbuse(
	kind: AbuseKind,
	target: AbuseTarget,
): Promise<() => Promise<AbuseReport>> {
	const child = fork(program, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
	child.send({ kind, ...target })
	await nextMessage(child)
	const reported = nextMessage(child)
	// The error reaches the caller through the returned function, which awaits the same promise.
	reported.catch(() => {})
	return async () => {
		if (child.connected) child.send('stop')
		// The program sends nothing else than its report.
		return (await reported) as AbuseReport
	}
}

async function nextMessage(child: ChildProcess): Promise<unknown> {
	const ended = once(child, 'exit').then(() => {
		throw new Error('The abuser ended by itself.')
	})
	const [message] = await Promise.race([once(child, 'message'), ended])
	return message
}
