import { setPriority } from 'node:os'
import { type AbuseKind, abuseKinds } from './abuse-kinds.ts'
import { type AbuseTarget, openAttack } from './attack.ts'

/** What the program is told first. */
export type AbuseOrder = AbuseTarget & { kind: AbuseKind }

/**
 * The abuser, as a process of its own that leaves the processor to others: what it does to send is not the product's cost. Takes one abuse, says when it
 * has begun, and when it is told to stop says what it was answered.
 */
setPriority(10)
const stopping = new AbortController()

process.once('message', async (message) => {
	// Only `startAbuse` sends anything here.
	const { kind, ...target } = message as AbuseOrder
	process.once('message', () => stopping.abort(new Error('The abuse is over.')))
	const attack = openAttack(target, stopping.signal)
	const run = abuseKinds[kind]()
	process.send?.('begun')
	await run(attack).catch((error: unknown) => {
		if (!stopping.signal.aborted) attack.report.notes.push(`gave up: ${String(error)}`)
	})
	process.send?.(attack.report, undefined, {}, () => process.exit())
})
