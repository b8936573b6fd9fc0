import { setTimeout as wait } from 'node:timers/promises'
import { type Clients, type Owner, startClients } from './clients.ts'
import type { Fault } from './fault.ts'
import { type Seen, sumUp, type Times, works } from './record.ts'

const settledMs = 1500
/** The time after a fault in which the log may report its end and late answers may arrive. */
const afterMs = 4000
const longestRecoveryMs = 60_000

/** Lets a fault happen for so long while everybody goes on, repairs it, and waits until everything works again. */
export async function runFault(
	fault: Fault,
	{ url, owners, analysisId, forMs }: Parameters<typeof startClients>[1] & Running,
): Promise<Seen> {
	const clients = startClients(url, { owners, analysisId })
	try {
		await wait(settledMs)
		const brokenAt = performance.now()
		await fault.begin()
		await wait(forMs)
		await fault.repair()
		const repairedAt = performance.now()
		await untilAllWork(clients, repairedAt)
		await wait(afterMs)
		await clients.stop()
		return sumUp(clients.answers, { brokenAt, repairedAt })
	} finally {
		await clients.stop()
	}
}

type Running = { url: string; owners: Owner[]; forMs: number }

/** Waits until every kind of work has succeeded once more, for a minute at most. */
async function untilAllWork({ answers }: Clients, repairedAt: number): Promise<void> {
	const times: Times = { brokenAt: repairedAt, repairedAt }
	const isBack = () => {
		const { recoveryMs } = sumUp(answers, times)
		return works.every((work) => recoveryMs.get(work) !== null)
	}
	while (!isBack() && performance.now() - repairedAt < longestRecoveryMs) await wait(50)
}
