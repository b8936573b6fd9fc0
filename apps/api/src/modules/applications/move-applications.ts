import {
	type Application,
	type ApplicationFields,
	mostStageEntries,
	type Stage,
} from '@app/contract/applications'
import { desc, eq, sql } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { application, applicationEntry } from '#db/schema.ts'
import { AppError } from '#http/app-error.ts'
import { uuidV7 } from '#services/uuid-v7.ts'
import type { ApplicationKey, ApplicationStoreDeps } from './application-store-deps.ts'
import { endPosition, placeBefore, topPosition } from './board-position.ts'
import { resolveStage, type StageColumns } from './own-stages.ts'
import { lockApplication, lockBoard } from './owned-application.ts'
import { readApplication } from './read-applications.ts'
import { sentCvColumns } from './sent-cv-columns.ts'

/** Who puts a card back within this time had let it fall in the wrong place. */
const slipMs = 600_000
/** A clock may run ahead of ours. */
const clockMs = 3_600_000
const earliest = Date.parse('2000-01-01T00:00:00Z')

export type Move = {
	stage: Stage
	before?: string | null | undefined
	at?: string | undefined
	sentCv?: ApplicationFields['sentCv'] | undefined
}

/** Puts applications into stages and into their places there. */
export function moveApplications({ orm, now }: ApplicationStoreDeps) {
	return {
		move(key: ApplicationKey, move: Move): Promise<Application> {
			return orm.transaction(async (tx) => {
				await lockBoard(tx, key.ownerId)
				await moveLocked({ orm: tx, now }, key, move)
				return readApplication(tx, key)
			})
		},
	}
}

/** Moves an application of a board that is locked. */
export async function moveLocked(
	{ orm: tx, now }: ApplicationStoreDeps,
	key: ApplicationKey,
	move: Move,
): Promise<void> {
	const row = await lockApplication(tx, key)
	const { stageName, ...columns } = await resolveStage(tx, key.ownerId, move.stage)
	const isElsewhere = !isSameStage(columns, row)
	const position = await choosePosition(tx, { ...key, position: row.position }, move)
	const sent =
		move.sentCv === undefined ? {} : await sentCvColumns({ tx, now }, key.ownerId, move.sentCv)
	const isChanged = isElsewhere || move.sentCv !== undefined
	await tx
		.update(application)
		.set({
			...columns,
			...sent,
			position,
			...(isChanged && {
				revision: sql`${application.revision} + 1`,
				updatedAt: new Date(now()),
			}),
		})
		.where(eq(application.id, row.id))
	if (isElsewhere && !(await takeBackSlip({ orm: tx, now }, row.id, { ...columns, at: move.at }))) {
		await enterStage({ orm: tx, now }, row.id, { ...columns, stageName, at: move.at })
	}
}

/**
 * Writes down that an application came into a stage; throws for a moment that is still to come, and
 * `application_history_full` where there is no room for it.
 */
export async function enterStage(
	{ orm, now }: ApplicationStoreDeps,
	applicationId: string,
	{ at, ...entry }: StageColumns & { stageName: string; at: string | undefined },
): Promise<void> {
	const kept = await orm.$count(applicationEntry, eq(applicationEntry.applicationId, applicationId))
	if (kept >= mostStageEntries) throw new AppError('application_history_full')
	await orm.insert(applicationEntry).values({
		id: uuidV7(now()),
		applicationId,
		...entry,
		createdAt: new Date(now()),
		at: at === undefined ? new Date(now()) : pastMoment(at, now),
	})
}

/** When something happened; throws unless it can have happened. */
export function pastMoment(iso: string, now: () => number): Date {
	const moment = new Date(iso)
	if (moment.getTime() > now() + clockMs) throw new AppError('date_in_future')
	if (moment.getTime() < earliest) throw new AppError('bad_request', 'Please check the year.')
	return moment
}

async function choosePosition(
	tx: Orm,
	{ ownerId, applicationId, position }: ApplicationKey & { position: number },
	{ stage, before }: Move,
): Promise<number> {
	if (before === applicationId) return position
	if (before === undefined) return topPosition(tx, ownerId, stage)
	if (before === null) return endPosition(tx, ownerId, stage)
	return placeBefore(tx, { ownerId, stage, applicationId }, before)
}

/** Deletes the newest entry where a card just came from the stage that it goes back to; false where it did not. */
async function takeBackSlip(
	{ orm: tx, now }: ApplicationStoreDeps,
	applicationId: string,
	{ at, ...target }: Pick<StageColumns, 'stage' | 'ownStageId'> & { at?: string | undefined },
): Promise<boolean> {
	if (at !== undefined) return false
	const [slip, before] = await tx
		.select()
		.from(applicationEntry)
		.where(eq(applicationEntry.applicationId, applicationId))
		.orderBy(desc(applicationEntry.createdAt), desc(applicationEntry.id))
		.limit(2)
	if (!slip || !before || !isSameStage(before, target)) return false
	if (now() - slip.createdAt.getTime() > slipMs) return false
	await tx.delete(applicationEntry).where(eq(applicationEntry.id, slip.id))
	return true
}

/** Whether two rows are in the same column. */
export function isSameStage(one: StageColumns, other: StageColumns): boolean {
	return one.stage === other.stage && one.ownStageId === other.ownStageId
}
