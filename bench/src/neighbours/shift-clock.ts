/**
 * Loaded before a program, sets its date ahead by the days in `CLOCK_AHEAD_DAYS`: what a machine with a wrong clock has.
 * Timers that only ever move forward stay as they are, as they do on such a machine.
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
