/** A day, and a time of it, such as `09:30`, on the clocks of a time zone. */
export type LocalTime = { on: string; time: string; timeZone: string }

/**
 * When a clock of that zone shows this, in milliseconds. A time that is skipped as clocks go forward is as much later;
 * of one that comes twice it is the first.
 */
export function momentInZone({ on, time, timeZone }: LocalTime): number {
	const shown = Date.parse(`${on}T${time}:00Z`)
	// The clocks change once in a day at most, so one of these two offsets holds.
	const offsets = [shown - dayMs, shown + dayMs].map((near) => offsetAt(near, timeZone))
	const moments = offsets.map((offset) => shown - offset).sort((one, other) => one - other)
	const right = moments.find((moment) => moment + offsetAt(moment, timeZone) === shown)
	return right ?? shown - (offsets[0] ?? 0)
}

const dayMs = 86_400_000

/** How far the clocks of a zone are ahead of UTC, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
	const parts = new Intl.DateTimeFormat('en-GB', {
		...{ timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
		...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
	}).formatToParts(moment)
	const part = (type: string) => Number(parts.find((one) => one.type === type)?.value)
	const shown = Date.UTC(
		...([part('year'), part('month') - 1, part('day')] as const),
		...([part('hour'), part('minute'), part('second')] as const),
	)
	return shown - Math.floor(moment / 1000) * 1000
}
