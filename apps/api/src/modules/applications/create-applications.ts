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
import { storable } from '#services/storable.ts'
import { uuidV7 } from '#services/uuid-v7.ts'
import type { ApplicationParts } from './application-parts.ts'
import { sentColumns } from './choose-cv.ts'
import { copyOfJob } from './copy-of-job.ts'
import { columnsOf } from './fields-to-columns.ts'
import { enterStage } from './move-applications.ts'
import { resolveStage } from './own-stages.ts'
import { lockBoard } from './owned-application.ts'
import { topOf } from './place-in-column.ts'
import { readApplication } from './read-applications.ts'

type OfScratch = { from: 'scratch' } & Pick<
	ApplicationFields,
	'title' | 'company' | 'place' | 'url' | 'salary' | 'salaryText' | 'advert' | 'source'
>

export type NewApplication = {
	id?: string | undefined
	job: { from: 'job'; jobId: string } | OfScratch
	stage: Stage
	stageAt?: string | undefined
} & Pick<ApplicationFields, 'coverLetter' | 'notes' | 'contacts' | 'nextStep' | 'sentCv'>

/** The ways in which an application is written down. */
export function createApplications({ orm, now }: ApplicationParts) {
	return {
		/** Makes an application. One of the same job, or with the same id, is answered as it is. */
		create(ownerId: string, wish: NewApplication): Promise<Application> {
			return orm.transaction(async (tx) => {
				await lockBoard(tx, ownerId)
				const known = await alreadyMade(tx, ownerId, wish)
				const applicationId = known ?? (await insert({ orm: tx, now }, ownerId, wish))
				return readApplication(tx, { ownerId, applicationId })
			})
		},
	}
}

/** The id of the one that there is already; one of the same job comes out of the bin for it. */
async function alreadyMade(tx: Orm, ownerId: string, { id, job }: NewApplication) {
	if (job.from === 'job') {
		const isOfJob = and(eq(application.ownerId, ownerId), eq(application.jobId, job.jobId))
		const [found] = await tx
			.update(application)
			.set({ deletedAt: null })
			.where(isOfJob)
			.returning({ id: application.id })
		if (found) return found.id
	}
	if (id === undefined) return null
	const [taken] = await tx.select().from(application).where(eq(application.id, id))
	if (!taken) return null
	if (taken.ownerId !== ownerId || taken.deletedAt !== null) {
		throw new AppError('application_id_taken')
	}
	return taken.id
}

async function insert(
	{ orm: tx, now }: ApplicationParts,
	ownerId: string,
	wish: NewApplication,
): Promise<string> {
	await refuseBeyond(tx, ownerId, 1)
	const { stage, stageAt, coverLetter, notes, contacts, nextStep } = wish
	const { stageName, ...stageColumns } = await resolveStage(tx, ownerId, stage)
	const { job } = wish
	const { jobId, closesAt, ...fields } =
		job.from === 'job'
			? await copyOfJob(tx, ownerId, job.jobId)
			: { ...withoutOrigin(job), jobId: null, closesAt: null }
	const at = new Date(now())
	const id = wish.id ?? uuidV7(now())
	const written = storable({ ...fields, coverLetter, notes, contacts, nextStep })
	await tx.insert(application).values({
		...{ ...columnsOf(written, now()), title: written.title },
		...(await sentColumns({ tx, now }, ownerId, wish.sentCv)),
		...{ id, ownerId, jobId, closesAt, ...stageColumns, createdAt: at, updatedAt: at },
		position: await topOf(tx, ownerId, stage),
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
