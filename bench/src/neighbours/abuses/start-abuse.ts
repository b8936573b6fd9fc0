import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { AbuseKind } from './abuse-kinds.ts'
import type { AbuseReport, AbuseTarget } from './attack.ts'

const program = fileURLToPath(new URL('abuser-process.ts', import.meta.url))

/** Begins an abuse in a process of its own; the returned function ends it and answers with what the abuser was told. */
export async function startAbuse(
	kind: AbuseKind,
	target: AbuseTarget,
): Promise<() => Promise<AbuseReport>> {
	const child = fork(program, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
	child.send({ kind, ...target })
	await nextMessage(child)
	const reported = nextMessage(child)
	// Whoever ends the abuse hears what went wrong.
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
