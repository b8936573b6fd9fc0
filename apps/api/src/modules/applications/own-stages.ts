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
import { storable } from '#services/storable.ts'
import { uuidV7 } from '#services/uuid-v7.ts'
import type { ApplicationParts } from './application-parts.ts'
import { lockBoard } from './owned-application.ts'
import { endOf } from './place-in-column.ts'

type Wish = Omit<OwnStage, 'id'>
type Changes = { [K in keyof Wish]?: Wish[K] | undefined }

/** The stages that people make for themselves. */
export function ownStages({ orm, now }: ApplicationParts) {
	return {
		async list(ownerId: string) {
			const own = await ownStagesOf(orm, ownerId)
			return { order: stageOrder(own), own, most: mostOwnStages }
		},

		async add(ownerId: string, wish: Wish): Promise<OwnStage> {
			return orm.transaction(async (tx) => {
				await lockBoard(tx, ownerId)
				const own = await ownStagesOf(tx, ownerId)
				if (own.length >= mostOwnStages) throw new AppError('too_many_stages')
				refuseTwice(own, wish.name)
				const made = { id: uuidV7(now()), ...storable(wish) }
				await tx.insert(ownStage).values({ ...made, ownerId, createdAt: new Date(now()) })
				return made
			})
		},

		async change(ownerId: string, stageId: string, changes: Changes): Promise<OwnStage> {
			return orm.transaction(async (tx) => {
				await lockBoard(tx, ownerId)
				const own = await ownStagesOf(tx, ownerId)
				const before = own.find(({ id }) => id === stageId)
				if (!before) throw new AppError('application_stage_not_found')
				const { name = before.name, countsAs = before.countsAs, stands = before.stands } = changes
				if (changes.name !== undefined)
					refuseTwice(
						own.filter((one) => one !== before),
						name,
					)
				const after = storable({ id: stageId, name, countsAs, stands })
				await tx.update(ownStage).set(after).where(eq(ownStage.id, stageId))
				if (countsAs !== before.countsAs) await countAs(tx, stageId, countsAs)
				return after
			})
		},

		/** Deletes a stage; what is in it stands at the end of the one that it counted as. */
		async remove(ownerId: string, stageId: string): Promise<void> {
			await orm.transaction(async (tx) => {
				await lockBoard(tx, ownerId)
				const { stage } = await resolveStage(tx, ownerId, stageId)
				const end = await endOf(tx, ownerId, stage)
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

/** A person's own stages in the order in which they were made. */
export function ownStagesOf(orm: Orm, ownerId: string): Promise<OwnStage[]> {
	const { id, name, countsAs, stands, createdAt } = ownStage
	return orm
		.select({ id, name, countsAs, stands })
		.from(ownStage)
		.where(eq(ownStage.ownerId, ownerId))
		.orderBy(asc(createdAt), asc(id))
}

/** A stage as rows keep it. */
export type StageColumns = { stage: CommonStage; ownStageId: string | null }

/** What a stage is, with its name if it is one of the person's own; throws `application_stage_not_found`. */
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

function refuseTwice(others: readonly OwnStage[], name: string): void {
	const taken = [...commonStageSchema.options, ...others.map((other) => other.name)]
	if (taken.some((other) => other.toLowerCase() === name.toLowerCase())) {
		throw new AppError('application_stage_exists')
	}
}

/** Makes what is and was in a stage count as another, so that board and insights say the same. */
async function countAs(tx: Orm, stageId: string, stage: CommonStage): Promise<void> {
	await tx.update(application).set({ stage }).where(eq(application.ownStageId, stageId))
	await tx.update(applicationEntry).set({ stage }).where(eq(applicationEntry.ownStageId, stageId))
}
