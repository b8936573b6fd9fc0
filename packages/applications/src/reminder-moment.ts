import type { NewNextStep } from '@app/contract/applications'
import { momentInZone } from './moment-in-zone.ts'

const morning = '07:00'
const dayMs = 86_400_000
const hourMs = 3_600_000

/** When a step begins; without a time, when its day begins. */
export function stepMoment({ on, time, timeZone }: NewNextStep): number {
	return momentInZone({ on, time: time ?? '00:00', timeZone })
}

/** When the e-mail about a step goes: at seven in the morning, or an hour ahead of a step that is early that day. */
export function reminderMoment(step: NewNextStep): number | null {
	const { reminder, on, time, timeZone } = step
	if (reminder === 'off') return null
	if (reminder === 'day_before') return momentInZone({ on: dayBefore(on), time: morning, timeZone })
	const seven = momentInZone({ on, time: morning, timeZone })
	return time === null ? seven : Math.min(seven, stepMoment(step) - hourMs)
}

function dayBefore(day: string): string {
	return new Date(Date.parse(`${day}T00:00:00Z`) - dayMs).toISOString().slice(0, 10)
}
