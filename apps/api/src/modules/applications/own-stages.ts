import { stageOrder } from '@app/applications'
import {
	type CommonStage,
	commonStageSchema,
	mostOwnStages,
	type OwnStage,
	type Stage,
} from '@app/contract/applications'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { application, applicationEntry, ownStage } from '#db/schema.ts'
import { AppError } from '#http/app-error.ts'
import { stripUnstorableCharacters } from '#services/strip-unstorable-characters.ts'
import { uuidV7 } from '#services/uuid-v7.ts'
import type { ApplicationStoreDeps } from './application-store-deps.ts'
import { endPosition } from './board-position.ts'
import { lockBoard } from './owned-application.ts'

type Wish = Omit<OwnStage, 'id'>
type Changes = { [K in keyof Wish]?: Wish[K] | undefined } & { before?: string | null | undefined }

/** The stages that people make for themselves. */
export function ownStages({ orm, now }: ApplicationStoreDeps) {
	return {
		async list(ownerId: string) {
			const own = await listOwnStages(orm, ownerId)
			return { order: stageOrder(own), own, most: mostOwnStages }
		},

		async add(ownerId: string, wish: Wish): Promise<OwnStage> {
			return orm.transaction(async (tx) => {
				await lockBoard(tx, ownerId)
				const own = await listOwnStages(tx, ownerId)
				if (own.length >= mostOwnStages) throw new AppError('too_many_stages')
				refuseTwice(own, wish.name)
				const made = { id: uuidV7(now()), ...stripUnstorableCharacters(wish) }
				const position = own.length
				await numberAll(tx, own)
				await tx.insert(ownStage).values({ ...made, ownerId, position, createdAt: new Date(now()) })
				return made
			})
		},

		async change(ownerId: string, stageId: string, changes: Changes): Promise<OwnStage> {
			return orm.transaction(async (tx) => {
				await lockBoard(tx, ownerId)
				const own = await listOwnStages(tx, ownerId)
				const before = own.find(({ id }) => id === stageId)
				if (!before) throw new AppError('application_stage_not_found')
				const { name = before.name, countsAs = before.countsAs, stands = before.stands } = changes
				if (changes.name !== undefined)
					refuseTwice(
						own.filter((one) => one !== before),
						name,
					)
				const after = stripUnstorableCharacters({ id: stageId, name, countsAs, stands })
				await tx.update(ownStage).set(after).where(eq(ownStage.id, stageId))
				if (countsAs !== before.countsAs) await countAs(tx, stageId, countsAs)
				await putInOrder(tx, own, { before, after, beforeId: changes.before })
				return after
			})
		},

		/** Deletes a stage and moves its applications to the end of the one that it counted as. */
		async remove(ownerId: string, stageId: string): Promise<void> {
			await orm.transaction(async (tx) => {
				await lockBoard(tx, ownerId)
				const { stage } = await resolveStage(tx, ownerId, stageId)
				const end = await endPosition(tx, ownerId, stage)
				await tx
					.update(application)
					.set({
						ownStageId: null,
						position: sql`${application.position} - (select min(position) from application
							where own_stage_id = ${stageId}) + ${end}`,
						revision: sql`${application.revision} + 1`,
						updatedAt: new Date(now()),
					})
					.where(eq(application.ownStageId, stageId))
				await tx.delete(ownStage).where(eq(ownStage.id, stageId))
			})
		},
	}
}

/** Returns a person's own stages, in their order on each side. */
export function listOwnStages(orm: Orm, ownerId: string): Promise<OwnStage[]> {
	const { id, name, countsAs, stands, position, createdAt } = ownStage
	return orm
		.select({ id, name, countsAs, stands })
		.from(ownStage)
		.where(eq(ownStage.ownerId, ownerId))
		.orderBy(asc(position), asc(createdAt), asc(id))
}

/** A stage as rows keep it. */
export type StageColumns = { stage: CommonStage; ownStageId: string | null }

/** Returns a stage as rows keep it, with its name if the person made it; throws `application_stage_not_found`. */
export async function resolveStage(
	orm: Orm,
	ownerId: string,
	stage: Stage,
): Promise<StageColumns & { stageName: string }> {
	const common = commonStageSchema.safeParse(stage)
	if (common.success) return { stage: common.data, ownStageId: null, stageName: '' }
	const [own] = await orm
		.select()
		.from(ownStage)
		.where(and(eq(ownStage.id, stage), eq(ownStage.ownerId, ownerId)))
	if (!own) throw new AppError('application_stage_not_found')
	return { stage: own.countsAs, ownStageId: own.id, stageName: own.name }
}

type Replaced = { before: OwnStage; after: OwnStage; beforeId: string | null | undefined }

/** Puts a changed stage where it is told to stand; untold, on another side, to the end of that. */
async function putInOrder(tx: Orm, own: OwnStage[], replaced: Replaced): Promise<void> {
	const { before, after, beforeId } = replaced
	const isElsewhere = after.countsAs !== before.countsAs || after.stands !== before.stands
	const place = beforeId === undefined && isElsewhere ? null : beforeId
	if (place !== undefined) await numberAll(tx, placedBefore(own, after, place))
}

/** The stages with one of them before another, which has to stand on its side, or after all. */
function placedBefore(
	own: readonly OwnStage[],
	stage: OwnStage,
	beforeId: string | null,
): OwnStage[] {
	const others = own.filter(({ id }) => id !== stage.id)
	const at = others.findIndex(
		({ id, countsAs, stands }) =>
			id === beforeId && countsAs === stage.countsAs && stands === stage.stands,
	)
	return others.toSpliced(at === -1 ? others.length : at, 0, stage)
}

async function numberAll(tx: Orm, own: readonly OwnStage[]): Promise<void> {
	for (const [position, { id }] of own.entries()) {
		await tx.update(ownStage).set({ position }).where(eq(ownStage.id, id))
	}
}

function refuseTwice(others: readonly OwnStage[], name: string): void {
	const taken = [...commonStageSchema.options, ...others.map((other) => other.name)]
	if (taken.some((other) => other.toLowerCase() === name.toLowerCase())) {
		throw new AppError('application_stage_exists')
	}
}

/** Makes a stage's present and past applications count as another stage, so that board and insights agree. */
async function countAs(tx: Orm, stageId: string, stage: CommonStage): Promise<void> {
	await tx.update(application).set({ stage }).where(eq(application.ownStageId, stageId))
	await tx.update(applicationEntry).set({ stage }).where(eq(applicationEntry.ownStageId, stageId))
}
