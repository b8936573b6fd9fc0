import type { TableRow } from '@app/contract/applications'
import type { applicationEntry } from '#db/schema.ts'
import type { StageColumns } from './own-stages.ts'

type Entry = Pick<
	typeof applicationEntry.$inferInsert,
	'stage' | 'ownStageId' | 'stageName' | 'at' | 'isDateKnown'
>

/** The history that a row of a table tells: when it was sent, and the stage that it is in. */
export function entriesOfRow(
	{ appliedOn, stageOn, countsAs }: TableRow,
	stage: StageColumns & { stageName: string },
	now: number,
): Entry[] {
	const isJustSent = stage.stage === 'applied' && stage.ownStageId === null
	const sent: Entry = {
		stage: 'applied',
		ownStageId: null,
		stageName: '',
		...whenOf(appliedOn, now),
	}
	if (isJustSent) return [{ ...sent, ...whenOf(appliedOn ?? stageOn, now) }]
	const current = { ...stage, ...whenOf(stageOn, now) }
	return appliedOn === null || countsAs === 'saved' ? [current] : [sent, current]
}

// At noon it is the same day almost everywhere.
function whenOf(day: string | null, now: number): { at: Date; isDateKnown: boolean } {
	if (day === null) return { at: new Date(now), isDateKnown: false }
	return { at: new Date(Math.min(Date.parse(`${day}T12:00:00Z`), now)), isDateKnown: true }
}
