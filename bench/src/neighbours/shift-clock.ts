/**
 * When loaded before a program, sets its date ahead by the days in `CLOCK_AHEAD_DAYS`, as on a machine with a wrong
 * clock. Timers that only move forward stay unchanged, as on a real machine.
 */
const aheadMs = Number(process.env.CLOCK_AHEAD_DAYS ?? 0) * 86_400_000
const RealDate = Date

class AheadDate extends RealDate {
	constructor(...given: [] | [value: number | string | Date]) {
		if (given.length === 0) super(RealDate.now() + aheadMs)
		// The other ways to make a date name one, which no clock changes.
		else super(...(given as [number]))
	}
	static override now(): number {
		return RealDate.now() + aheadMs
	}
}

globalThis.Date = AheadDate as DateConstructor
