import { commonStageSchema, type Stage } from '@app/contract/applications'
import { and, eq, isNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { application } from '#db/schema.ts'

/** How far apart neighbours lie at first: room for ten cards between two before a column is numbered anew. */
export const placeStep = 1024

/** The place above everything in a column. */
export async function topPosition(tx: Orm, ownerId: string, stage: Stage): Promise<number> {
	const [found] = await tx
		.select({ least: sql<number | null>`min(${application.position})` })
		.from(application)
		.where(isInColumn(ownerId, stage))
	return (found?.least ?? placeStep) - placeStep
}

/** The place below everything in a column. */
export async function endPosition(tx: Orm, ownerId: string, stage: Stage): Promise<number> {
	const [found] = await tx
		.select({ most: sql<number | null>`max(${application.position})` })
		.from(application)
		.where(isInColumn(ownerId, stage))
	return (found?.most ?? -placeStep) + placeStep
}

type Place = { ownerId: string; stage: Stage; applicationId: string }

/** A place between an application and the one above it; the end where that one is elsewhere. */
export async function placeBefore(tx: Orm, place: Place, beforeId: string): Promise<number> {
	const between = await placeBetween(tx, place, beforeId)
	if (between !== null) return between
	await spreadColumn(tx, place)
	return (await placeBetween(tx, place, beforeId)) ?? endPosition(tx, place.ownerId, place.stage)
}

/** `null` where no whole number is left between the two. */
async function placeBetween(tx: Orm, place: Place, beforeId: string): Promise<number | null> {
	const { ownerId, stage, applicationId } = place
	const column = isInColumn(ownerId, stage)
	const [before] = await tx
		.select({ position: application.position })
		.from(application)
		.where(and(column, isNull(application.deletedAt), eq(application.id, beforeId)))
	if (!before) return endPosition(tx, ownerId, stage)
	// Two at the same place leave no room between them.
	const isAbove = and(
		column,
		ne(application.id, applicationId),
		ne(application.id, beforeId),
		lte(application.position, before.position),
	)
	const [above] = await tx
		.select({ position: sql<number | null>`max(${application.position})` })
		.from(application)
		.where(isAbove)
	const from = above?.position ?? before.position - 2 * placeStep
	const between = Math.floor((from + before.position) / 2)
	return between > from ? between : null
}

/** Numbers a column anew, in the order that it has. */
async function spreadColumn(tx: Orm, { ownerId, stage }: Place): Promise<void> {
	const order = sql`row_number() over (order by ${application.position}, ${application.id})`
	const numbered = tx
		.select({ id: application.id, rank: sql<number>`${order}::integer`.as('rank_in_column') })
		.from(application)
		.where(isInColumn(ownerId, stage))
		.as('numbered')
	await tx
		.update(application)
		.set({ position: sql`${numbered.rank} * ${placeStep}::integer` })
		.from(numbered)
		.where(eq(application.id, numbered.id))
}

/** Those in the bin too, so that they come back to where they were. */
function isInColumn(ownerId: string, stage: Stage): SQL | undefined {
	return and(eq(application.ownerId, ownerId), isInStage(stage))
}

/** Whether an application stands in the column of a stage. */
export function isInStage(stage: Stage): SQL | undefined {
	const common = commonStageSchema.safeParse(stage)
	if (!common.success) return eq(application.ownStageId, stage)
	return and(eq(application.stage, common.data), isNull(application.ownStageId))
}
