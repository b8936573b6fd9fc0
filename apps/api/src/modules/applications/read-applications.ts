import { stageOrder, type TableApplication } from '@app/applications'
import {
	type Application,
	mostApplications,
	ownStageSchema,
	type Stage,
} from '@app/contract/applications'
import { and, asc, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { columnarSelect } from '#db/columnar-select.ts'
import type { Orm } from '#db/database.ts'
import { application, applicationEntry, cv, ownStage } from '#db/schema.ts'
import { AppError } from '#http/app-error.ts'
import { stripUnstorableText } from '#services/strip-unstorable-characters.ts'
import type { ApplicationKey } from './application-store-deps.ts'
import { isInStage } from './board-position.ts'
import { isOwned } from './owned-application.ts'
import {
	type BriefEntry,
	type SummaryRow,
	toApplication,
	toEntry,
	toSummary,
} from './to-application.ts'

export type ApplicationListWish = {
	q: string
	stage?: Stage | undefined
	jobId?: string | undefined
	from: 'applications' | 'bin'
}

const {
	advert: _advert,
	coverLetter: _coverLetter,
	notes: _notes,
	contacts: _contacts,
	ownerId: _ownerId,
	...columns
} = getTableColumns(application)
const summaryColumns = { ...columns, hasNotes: sql<boolean>`${application.notes} <> ''` }

const contacts = sql`jsonb_path_query_array(${application.contacts}, '$[*].*')::text`
const searched = sql`lower(concat_ws(' ', ${application.title}, ${application.company}, ${application.place},
	${application.notes}, ${contacts}))`

/** An application with its history; throws `application_not_found`. */
export async function readApplication(orm: Orm, key: ApplicationKey): Promise<Application> {
	const [row] = await orm.select().from(application).where(isOwned(key))
	if (!row) throw new AppError('application_not_found')
	const entries = await entriesWhere(orm, eq(applicationEntry.applicationId, row.id))
	return toApplication(row, { entries, cvIds: await selectCvIds(orm, key.ownerId) })
}

/** A person's applications as they stand on the board, or those in the bin. */
export async function listApplications(orm: Orm, ownerId: string, wish: ApplicationListWish) {
	const wanted = isWanted(ownerId, wish)
	const rows = await columnarSelect(summaryColumns, (lists) =>
		orm.select(lists).from(application).where(wanted),
	)
	const entries = await briefEntries(orm, wanted)
	const { cvIds, ownStages, count } = await readBeside(orm, ownerId)
	const order = stageOrder(ownStages)
	const columnOf = (row: SummaryRow) => order.indexOf(row.ownStageId ?? row.stage)
	rows.sort(
		(one, other) =>
			columnOf(one) - columnOf(other) ||
			one.position - other.position ||
			one.id.localeCompare(other.id),
	)
	return {
		applications: rows.map((row) => toSummary(row, { entries: entries.get(row.id) ?? [], cvIds })),
		count,
		most: mostApplications,
	}
}

const besideSchema = z.object({
	rows: z.tuple([
		z.object({ cvIds: z.array(z.string()), ownStages: z.array(ownStageSchema), count: z.number() }),
	]),
})

/**
 * Reads what a list needs beside its rows in one statement: the ids of the person's CVs, their own stages and the
 * number of their applications, with those in the bin.
 */
async function readBeside(orm: Orm, ownerId: string) {
	const { id, name, countsAs, stands, position, createdAt } = ownStage
	const stage = sql`json_build_object('id', ${id}, 'name', ${name}, 'countsAs', ${countsAs}, 'stands', ${stands})`
	const found = await orm.execute(sql`select
		(select coalesce(json_agg(${cv.id}), '[]') from ${cv}
			where ${cv.ownerId} = ${ownerId} and ${cv.deletedAt} is null) as "cvIds",
		(select coalesce(json_agg(${stage} order by ${position}, ${createdAt}, ${id}), '[]') from ${ownStage}
			where ${ownStage.ownerId} = ${ownerId}) as "ownStages",
		(select count(*)::int from ${application} where ${application.ownerId} = ${ownerId}) as count`)
	const [{ cvIds, ...rest }] = besideSchema.parse(found).rows
	return { cvIds: new Set(cvIds), ...rest }
}

function isWanted(
	ownerId: string,
	{ q, stage, jobId, from }: ApplicationListWish,
): SQL | undefined {
	const words = stripUnstorableText(q)
	return and(
		eq(application.ownerId, ownerId),
		from === 'bin' ? isNotNull(application.deletedAt) : isNull(application.deletedAt),
		words === '' ? undefined : sql`strpos(${searched}, lower(${words}::text)) > 0`,
		stage === undefined ? undefined : isInStage(stage),
		jobId === undefined ? undefined : eq(application.jobId, jobId),
	)
}

/** A person's applications in the order of the board, with notes, contacts and history but without long texts. */
export async function listWithHistory(orm: Orm, ownerId: string): Promise<TableApplication[]> {
	const { applications } = await listApplications(orm, ownerId, { q: '', from: 'applications' })
	const entries = await selectEntries(orm, ownerId)
	const { id, notes, contacts: people } = application
	const rows = await orm
		.select({ id, notes, contacts: people })
		.from(application)
		.where(eq(application.ownerId, ownerId))
	const texts = new Map(rows.map((row) => [row.id, row]))
	return applications.map((one) => ({
		...one,
		...(texts.get(one.id) ?? { notes: '', contacts: [] }),
		history: (entries.get(one.id) ?? []).map(toEntry),
	}))
}

/** Returns the histories of these applications, as far as a list needs them, the oldest entry first. */
export async function briefEntries(
	orm: Orm,
	wanted: SQL | undefined,
): Promise<Map<string, BriefEntry[]>> {
	const { applicationId, stage, ownStageId, at, isDateKnown, createdAt, id } = applicationEntry
	const sorted = orm
		.select({ applicationId, stage, ownStageId, at, isDateKnown })
		.from(applicationEntry)
		.innerJoin(application, eq(application.id, applicationId))
		.where(wanted)
		.orderBy(asc(at), asc(createdAt), asc(id))
		.as('sorted')
	const brief = {
		applicationId: sorted.applicationId,
		stage: sorted.stage,
		at: sorted.at,
		ownStageId: sorted.ownStageId,
		isDateKnown: sorted.isDateKnown,
	}
	const entries = await columnarSelect(brief, (lists) => orm.select(lists).from(sorted))
	return Map.groupBy(entries, (entry) => entry.applicationId)
}

/** The histories of all that a person keeps, by application. */
async function selectEntries(orm: Orm, ownerId: string) {
	const isOfOwner = sql`${applicationEntry.applicationId} in
		(select id from ${application} where owner_id = ${ownerId})`
	return Map.groupBy(await entriesWhere(orm, isOfOwner), (entry) => entry.applicationId)
}

/** Entries of histories, the oldest first. */
export function entriesWhere(orm: Orm, condition: SQL) {
	return orm
		.select()
		.from(applicationEntry)
		.where(condition)
		.orderBy(asc(applicationEntry.at), asc(applicationEntry.createdAt), asc(applicationEntry.id))
}

/** Returns the ids of a person's CVs, without the CVs in the bin. */
export async function selectCvIds(orm: Orm, ownerId: string): Promise<Set<string>> {
	const rows = await orm
		.select({ id: cv.id })
		.from(cv)
		.where(and(eq(cv.ownerId, ownerId), isNull(cv.deletedAt)))
	return new Set(rows.map(({ id }) => id))
}
