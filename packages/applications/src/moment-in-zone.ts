/** A day, and a time of it, such as `09:30`, on the clocks of a time zone. */
export type LocalTime = { on: string; time: string; timeZone: string }

/**
 * When a clock of that zone shows this, in milliseconds. A time that is skipped as clocks go forward is as much later;
 * of one that comes twice it is the first.
 */
export function momentInZone({ timeZone, ...local }: LocalTime): number {
	return zonedMoments(timeZone)(local)
}

/** The same for many times of one zone. */
export function zonedMoments(timeZone: string): (local: Omit<LocalTime, 'timeZone'>) => number {
	const clock = createClock(timeZone)
	return (local) => momentOn(clock, local)
}

function momentOn(clock: Intl.DateTimeFormat, { on, time }: Omit<LocalTime, 'timeZone'>): number {
	const shown = Date.parse(`${on}T${time}:00Z`)
	// The clocks change once in a day at most, so one of these two offsets holds.
	const offsets = [shown - dayMs, shown + dayMs].map((near) => offsetAt(near, clock))
	const moments = offsets.map((offset) => shown - offset).sort((one, other) => one - other)
	const right = moments.find((moment) => moment + offsetAt(moment, clock) === shown)
	return right ?? shown - (offsets[0] ?? 0)
}

/** Tells the day, such as `2026-05-01`, that it is in a time zone at a moment. */
export function zonedDays(timeZone: string): (moment: number) => string {
	const clock = createClock(timeZone)
	return (moment) => new Date(moment + offsetAt(moment, clock)).toISOString().slice(0, 10)
}

const dayMs = 86_400_000

// It is slow to make and quick to ask.
function createClock(timeZone: string): Intl.DateTimeFormat {
	return new Intl.DateTimeFormat('en-GB', {
		timeZone,
		hourCycle: 'h23',
		year: 'numeric',
		month: 'numeric',
		day: 'numeric',
		hour: 'numeric',
		minute: 'numeric',
		second: 'numeric',
	})
}

/** How far a clock is ahead of UTC, in milliseconds. */
function offsetAt(moment: number, clock: Intl.DateTimeFormat): number {
	const parts = clock.formatToParts(moment)
	const part = (type: string) => Number(parts.find((one) => one.type === type)?.value)
	const shown = Date.UTC(
		part('year'),
		part('month') - 1,
		part('day'),
		part('hour'),
		part('minute'),
		part('second'),
	)
	return shown - Math.floor(moment / 1000) * 1000
}
