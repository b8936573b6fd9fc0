import { type StatusDay, statusDays } from '@app/contract'

const dayMs = 86_400_000

export type ShownDay = {
	day: string
	state: 'ok' | 'partly' | 'failing' | 'unknown'
	words: string
}

/** Every day of the history up to `now`, also those on which nothing was measured. */
export function fillDays(measured: StatusDay[], now: string): ShownDay[] {
	const byDay = new Map(measured.map((one) => [one.day, one]))
	const today = Math.floor(Date.parse(now) / dayMs)
	return Array.from({ length: statusDays }, (_, index) => {
		const day = new Date((today - statusDays + 1 + index) * dayMs).toISOString().slice(0, 10)
		return describeDay(day, byDay.get(day))
	})
}

function describeDay(day: string, measured: StatusDay | undefined): ShownDay {
	if (!measured) return { day, state: 'unknown', words: 'not measured' }
	const { ok, failing } = measured
	if (failing === 0) return { day, state: 'ok', words: `passed all ${ok} checks` }
	const words = `failed ${failing} of ${ok + failing} checks`
	return { day, state: ok === 0 ? 'failing' : 'partly', words }
}

/** The share of probes that found the part working, such as `99.98%`; `null` where there were none. */
export function formatUptime(measured: StatusDay[]): string | null {
	const ok = measured.reduce((sum, day) => sum + day.ok, 0)
	const all = measured.reduce((sum, day) => sum + day.ok + day.failing, 0)
	if (all === 0) return null
	// Rounded down, so that no failure disappears in a hundred per cent.
	return `${(Math.floor((ok / all) * 10_000) / 100).toString()}%`
}
