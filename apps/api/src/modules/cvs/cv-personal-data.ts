import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { cv, cvShare, cvShareDay, cvVersion } from '#db/schema.ts'
import type { ExportedFile, PersonalData } from '#services/personal-data.ts'

/** Returns a person's CVs as personal data, including the bin, each with its versions and how it is shared. */
export function cvPersonalData({ orm }: { orm: Orm }): PersonalData {
	return {
		async files(accountId) {
			const cvs = await orm
				.select({ id: cv.id })
				.from(cv)
				.where(eq(cv.ownerId, accountId))
				.orderBy(asc(cv.createdAt), asc(cv.id))
			const lists = await Promise.all(cvs.map(({ id }) => listFiles(orm, id)))
			return lists.flat()
		},

		async remove(accountId) {
			await orm.delete(cv).where(eq(cv.ownerId, accountId))
		},
	}
}

async function listFiles(orm: Orm, cvId: string): Promise<ExportedFile[]> {
	const versions = await orm
		.select({ id: cvVersion.id, number: cvVersion.number })
		.from(cvVersion)
		.where(eq(cvVersion.cvId, cvId))
		.orderBy(asc(cvVersion.number))
	return [
		{ path: `cvs/${cvId}/cv.json`, read: () => readCv(orm, cvId) },
		...versions.map(({ id, number }) => ({
			path: `cvs/${cvId}/versions/${number}.json`,
			read: () => readVersion(orm, id),
		})),
	]
}

async function readCv(orm: Orm, cvId: string): Promise<object> {
	const {
		passwordHash: _hash,
		grantKey: _key,
		cvId: _cvId,
		...shareColumns
	} = getTableColumns(cvShare)
	const { ownerId: _ownerId, ...columns } = getTableColumns(cv)
	const [row] = await orm.select(columns).from(cv).where(eq(cv.id, cvId))
	const [shared] = await orm.select(shareColumns).from(cvShare).where(eq(cvShare.cvId, cvId))
	const { day, views, downloads } = cvShareDay
	const opened = await orm
		.select({ day, views, downloads })
		.from(cvShareDay)
		.where(eq(cvShareDay.cvId, cvId))
		.orderBy(asc(day))
	return { ...row, shared: shared ?? null, opened }
}

async function readVersion(orm: Orm, versionId: string): Promise<object> {
	const [row] = await orm.select().from(cvVersion).where(eq(cvVersion.id, versionId))
	return row ?? {}
}
