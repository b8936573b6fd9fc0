import { isFurtherStage } from '@app/applications'
import {
	type Application,
	type ApplicationFields,
	mostApplications,
	type Stage,
} from '@app/contract/applications'
import { and, eq } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { application } from '#db/schema.ts'
import { AppError } from '#http/app-error.ts'
import { stripUnstorableCharacters } from '#services/strip-unstorable-characters.ts'
import { uuidV7 } from '#services/uuid-v7.ts'
import type { ApplicationStoreDeps } from './application-store-deps.ts'
import { topPosition } from './board-position.ts'
import { copyCvWhenLocked } from './copy-cv-for-application.ts'
import { copyVacancy } from './copy-vacancy.ts'
import { toColumns } from './fields-to-columns.ts'
import { enterStage, isSameStage, moveLocked } from './move-applications.ts'
import { resolveStage } from './own-stages.ts'
import { lockBoard } from './owned-application.ts'
import { readApplication } from './read-applications.ts'
import { sentCvColumns } from './sent-cv-columns.ts'

type OfScratch = { from: 'scratch' } & Pick<
	ApplicationFields,
	'title' | 'company' | 'place' | 'url' | 'salary' | 'salaryText' | 'advert' | 'source'
>

export type NewApplication = {
	id?: string | undefined
	job: { from: 'job'; jobId: string } | OfScratch
	stage: Stage
	stageAt?: string | undefined
	tailorFrom?: string | undefined
} & Pick<ApplicationFields, 'coverLetter' | 'notes' | 'contacts' | 'nextStep' | 'sentCv'>

/** The ways in which an application is written down. */
export function createApplications({ orm, now }: ApplicationStoreDeps) {
	return {
		/**
		 * Makes an application, with a copy of a CV for it if wished. An existing application for the same job moves
		 * on to the stage; an existing application with the same id is returned unchanged.
		 */
		create(ownerId: string, wish: NewApplication): Promise<Application> {
			return orm.transaction(async (tx) => {
				await lockBoard(tx, ownerId)
				const parts = { orm: tx, now }
				const known = (await takeUp(parts, ownerId, wish)) ?? (await withId(tx, ownerId, wish))
				const applicationId = known ?? (await insert(parts, ownerId, wish))
				const key = { ownerId, applicationId }
				if (wish.tailorFrom === undefined) return readApplication(tx, key)
				return copyCvWhenLocked(parts, key, { cvId: wish.tailorFrom })
			})
		},
	}
}

/** The id of the one that there is already of the same job, out of the bin and in the stage that is wished. */
async function takeUp(
	{ orm: tx, now }: ApplicationStoreDeps,
	ownerId: string,
	{ job, stage, stageAt: at, sentCv }: NewApplication,
): Promise<string | null> {
	if (job.from !== 'job') return null
	const isOfJob = and(eq(application.ownerId, ownerId), eq(application.jobId, job.jobId))
	const [found] = await tx.select().from(application).where(isOfJob)
	if (!found) return null
	const { id: applicationId, deletedAt } = found
	await tx.update(application).set({ deletedAt: null }).where(isOfJob)
	const wished = await resolveStage(tx, ownerId, stage)
	const isOn =
		deletedAt === null ? isFurtherStage(found.stage, wished.stage) : wished.stage !== 'saved'
	if (isOn && !isSameStage(found, wished)) {
		const move = { stage, at, sentCv: sentCv ?? undefined }
		await moveLocked({ orm: tx, now }, { ownerId, applicationId }, move)
	}
	return applicationId
}

/** The id of the one that was made with the same id. */
async function withId(tx: Orm, ownerId: string, { id }: NewApplication): Promise<string | null> {
	if (id === undefined) return null
	const [taken] = await tx.select().from(application).where(eq(application.id, id))
	if (!taken) return null
	if (taken.ownerId !== ownerId || taken.deletedAt !== null) {
		throw new AppError('application_id_taken')
	}
	return taken.id
}

async function insert(
	{ orm: tx, now }: ApplicationStoreDeps,
	ownerId: string,
	wish: NewApplication,
): Promise<string> {
	await refuseBeyond(tx, ownerId, 1)
	const { stage, stageAt, coverLetter, notes, contacts, nextStep } = wish
	const { stageName, ...stageColumns } = await resolveStage(tx, ownerId, stage)
	const { job } = wish
	const { jobId, closesAt, ...fields } =
		job.from === 'job'
			? await copyVacancy(tx, ownerId, job.jobId)
			: { ...withoutOrigin(job), jobId: null, closesAt: null }
	const at = new Date(now())
	const id = wish.id ?? uuidV7(now())
	const written = stripUnstorableCharacters({ ...fields, coverLetter, notes, contacts, nextStep })
	await tx.insert(application).values({
		...toColumns(written, now()),
		title: written.title,
		...(await sentCvColumns({ tx, now }, ownerId, wish.sentCv)),
		id,
		ownerId,
		jobId,
		closesAt,
		...stageColumns,
		createdAt: at,
		updatedAt: at,
		position: await topPosition(tx, ownerId, stage),
	})
	await enterStage({ orm: tx, now }, id, { ...stageColumns, stageName, at: stageAt })
	return id
}

function withoutOrigin({ from: _from, ...fields }: OfScratch) {
	return fields
}

/** Throws `too_many_applications` unless so many more fit into an account. */
export async function refuseBeyond(tx: Orm, ownerId: string, more: number): Promise<void> {
	const kept = await tx.$count(application, eq(application.ownerId, ownerId))
	if (kept + more > mostApplications) throw new AppError('too_many_applications')
}
