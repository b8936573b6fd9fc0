import { momentInZone } from '@app/applications'
import type { TableRow } from '@app/contract/applications'
import type { applicationEntry } from '#db/schema.ts'
import type { StageColumns } from './own-stages.ts'

type Entry = Pick<
	typeof applicationEntry.$inferInsert,
	'stage' | 'ownStageId' | 'stageName' | 'at' | 'isDateKnown'
>

type When = { now: number; timeZone: string }

/** The history that a row of a table tells: when it was sent, and the stage that it is in. */
export function entriesOfRow(
	{ appliedOn, stageOn, countsAs }: TableRow,
	stage: StageColumns & { stageName: string },
	when: When,
): Entry[] {
	const isJustSent = stage.stage === 'applied' && stage.ownStageId === null
	const sent: Entry = {
		stage: 'applied',
		ownStageId: null,
		stageName: '',
		...whenOf(appliedOn, when),
	}
	if (isJustSent) return [{ ...sent, ...whenOf(appliedOn ?? stageOn, when) }]
	const current = { ...stage, ...whenOf(stageOn, when) }
	return appliedOn === null || countsAs === 'saved' ? [current] : [sent, current]
}

// At noon there it is the same day in most other places too.
function whenOf(day: string | null, { now, timeZone }: When): { at: Date; isDateKnown: boolean } {
	if (day === null) return { at: new Date(now), isDateKnown: false }
	const noon = momentInZone({ on: day, time: '12:00', timeZone })
	return { at: new Date(Math.min(noon, now)), isDateKnown: true }
}
