import { sql } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import type { Log } from './open-job-queue.ts'

/** The clock of this machine. */
export type MachineClock = {
	/** Milliseconds that only move forward, even if the machine's date is changed. */
	monotonicMs: () => number
	/** Milliseconds since 1970, as the machine believes. */
	wallMs: () => number
}

/** Both clocks at one moment. */
export type ClockComparison = {
	/** Milliseconds since 1970 by the database's clock. */
	databaseMs: number
	/** How far the database's clock is ahead of this machine's, in milliseconds. */
	skewMs: number
}

export type DatabaseClock = {
	/** Milliseconds since 1970 by the database's clock. */
	now: () => number
	/** Reads the database's clock again; the last reading holds when the database cannot be asked. */
	synchronise: () => Promise<void>
	/** Reads the database's clock again; rejects when the database cannot be asked. */
	compare: () => Promise<ClockComparison>
	close: () => void
}

const synchroniseEveryMs = 30_000
/** A machine whose clock differs by more is reported in the log, and deletes nothing by age. */
export const tolerableSkewMs = 30_000

const realMachine: MachineClock = { monotonicMs: () => performance.now(), wallMs: Date.now }

/**
 * The one clock of an installation: that of its database, carried forward between readings by this machine's
 * monotonic timer. So a machine with a wrong date can neither delete data early nor mis-date tokens.
 */
export async function openDatabaseClock(
	orm: Orm,
	{ log, machine = realMachine }: { log: Log; machine?: MachineClock },
): Promise<DatabaseClock> {
	let reading = await read(orm, machine)
	warnOfSkew(reading.skewMs, log)
	let isReading = false
	const synchronise = async () => {
		// A database that does not answer is asked once, not every half minute again.
		if (isReading) return
		isReading = true
		reading = await read(orm, machine).catch(() => reading)
		isReading = false
	}
	const timer = setInterval(synchronise, synchroniseEveryMs)
	timer.unref()
	return {
		now: () => reading.databaseMs + Math.round(machine.monotonicMs() - reading.monotonicMs),
		synchronise,
		compare: async () => {
			reading = await read(orm, machine)
			return reading
		},
		close: () => clearInterval(timer),
	}
}

async function read(orm: Orm, machine: MachineClock) {
	const askedAt = machine.monotonicMs()
	const [row] = await orm
		.select({ ms: sql<string>`extract(epoch from clock_timestamp()) * 1000` })
		.from(sql`(select 1) as one`)
	const answeredAt = machine.monotonicMs()
	const databaseMs = Math.round(Number(row?.ms))
	// The database read its clock somewhere between question and answer.
	const halfMs = (answeredAt - askedAt) / 2
	return {
		databaseMs,
		monotonicMs: askedAt + halfMs,
		skewMs: Math.round(databaseMs - (machine.wallMs() - halfMs)),
	}
}

function warnOfSkew(skewMs: number, log: Log): void {
	if (Math.abs(skewMs) <= tolerableSkewMs) return
	const seconds = Math.round(Math.abs(skewMs) / 1000)
	const direction = skewMs > 0 ? 'behind' : 'ahead of'
	log.warn(
		{ seconds },
		`This machine's clock is ${direction} the database's; using the database's time`,
	)
}
