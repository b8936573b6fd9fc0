import { setPriority } from 'node:os'
import { type AbuseKind, abuseKinds } from './abuse-kinds.ts'
import { type AbuseTarget, openAttack } from './attack.ts'

/** The first message to the abuser's program. */
export type AbuseOrder = AbuseTarget & { kind: AbuseKind }

/**
 * Runs the abuser in a separate low-priority process, because the cost of sending isn't the product's. Accepts one
 * abuse, reports when it has begun, and when told to stop sends a report of the answers.
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
