import type { Stage } from '@app/contract/applications'
import { and, eq, gte, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { application } from '#db/schema.ts'

/** The place above everything in a column. */
export async function topOf(tx: Orm, ownerId: string, stage: Stage): Promise<number> {
	const [found] = await tx
		.select({ least: sql<number | null>`min(${application.position})` })
		.from(application)
		.where(isInColumn(ownerId, stage))
	return (found?.least ?? 1) - 1
}

/** The place below everything in a column. */
export async function endOf(tx: Orm, ownerId: string, stage: Stage): Promise<number> {
	const [found] = await tx
		.select({ most: sql<number | null>`max(${application.position})` })
		.from(application)
		.where(isInColumn(ownerId, stage))
	return (found?.most ?? -1) + 1
}

type Place = { ownerId: string; stage: Stage; applicationId: string }

/** Makes room for an application before another, and answers with its place; the end where that one is elsewhere. */
export async function placeBefore(tx: Orm, place: Place, beforeId: string): Promise<number> {
	const { ownerId, stage, applicationId } = place
	const column = and(isInColumn(ownerId, stage), isNull(application.deletedAt))
	const [before] = await tx
		.select({ position: application.position })
		.from(application)
		.where(and(column, eq(application.id, beforeId)))
	if (!before) return endOf(tx, ownerId, stage)
	await tx
		.update(application)
		.set({ position: sql`${application.position} + 1` })
		.where(
			and(
				isInColumn(ownerId, stage),
				ne(application.id, applicationId),
				gte(application.position, before.position),
			),
		)
	return before.position
}

/** Those in the bin too, so that they come back to where they were. */
function isInColumn(ownerId: string, stage: Stage): SQL | undefined {
	return and(eq(application.ownerId, ownerId), isInStage(stage))
}

/** Whether an application stands in the column of a stage. */
export function isInStage(stage: Stage): SQL {
	const { ownStageId, stage: common } = application
	return sql`coalesce(${ownStageId}::text, ${common}::text) = ${stage}`
}
