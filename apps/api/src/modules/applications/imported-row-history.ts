import type { TableRow } from '@app/contract/applications'
import type { applicationEntry } from '#db/schema.ts'
import type { StageColumns } from './own-stages.ts'

type Entry = Pick<
	typeof applicationEntry.$inferInsert,
	'stage' | 'ownStageId' | 'stageName' | 'at' | 'isDateKnown'
>

/** `noonOf` tells when it is noon on a day, there where the person is. */
type When = { now: number; noonOf: (day: string) => number }

/** The history that a row of a table tells: when it was sent, and the stage that it is in. */
export function historyOfImportedRow(
	{ appliedOn, stageOn, countsAs }: TableRow,
	stage: StageColumns & { stageName: string },
	when: When,
): Entry[] {
	const isJustSent = stage.stage === 'applied' && stage.ownStageId === null
	const sent: Entry = {
		stage: 'applied',
		ownStageId: null,
		stageName: '',
		...toMoment(appliedOn, when),
	}
	if (isJustSent) return [{ ...sent, ...toMoment(appliedOn ?? stageOn, when) }]
	const current = { ...stage, ...toMoment(stageOn, when) }
	return appliedOn === null || countsAs === 'saved' ? [current] : [sent, current]
}

// At noon there it is the same day in most other places too.
function toMoment(day: string | null, { now, noonOf }: When): { at: Date; isDateKnown: boolean } {
	if (day === null) return { at: new Date(now), isDateKnown: false }
	return { at: new Date(Math.min(noonOf(day), now)), isDateKnown: true }
}
