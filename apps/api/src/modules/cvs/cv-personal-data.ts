import type { CvDesign, CvDocument } from '@app/cv'
import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { cv, cvShare, cvShareDay, cvVersion } from '#db/schema.ts'
import type { ExportedFile, PersonalData } from '#services/personal-data.ts'
import { uniqueFileNames } from '#services/readable-file-names.ts'
import { readContent } from './map-cv.ts'

type Parts = {
	orm: Orm
	/** Sets a CV as a PDF. */
	toPdf: (document: CvDocument, design: CvDesign) => Promise<Uint8Array>
}

/** Returns a person's CVs as personal data, including the bin, each with its versions and how it is shared. */
export function cvPersonalData(parts: Parts): PersonalData {
	const { orm } = parts
	return {
		async files(accountId) {
			const cvs = await orm
				.select({ id: cv.id, title: cv.title })
				.from(cv)
				.where(eq(cv.ownerId, accountId))
				.orderBy(asc(cv.createdAt), asc(cv.id))
			const titles = cvs.map(({ title }) => title)
			const names = uniqueFileNames(titles, 'CV')
			const lists = await Promise.all(
				cvs.map(({ id }, index) => listFiles(parts, id, `cvs/${names[index]}`)),
			)
			return lists.flat()
		},

		async remove(accountId) {
			await orm.delete(cv).where(eq(cv.ownerId, accountId))
		},
	}
}

async function listFiles(parts: Parts, cvId: string, folder: string): Promise<ExportedFile[]> {
	const { orm } = parts
	const versions = await orm
		.select({ id: cvVersion.id, number: cvVersion.number })
		.from(cvVersion)
		.where(eq(cvVersion.cvId, cvId))
		.orderBy(asc(cvVersion.number))
	return [
		{ path: `${folder}/cv.pdf`, read: () => setAsPdf(parts, cvId) },
		{ path: `${folder}/cv.json`, read: () => readCv(orm, cvId) },
		...versions.map(({ id, number }) => ({
			path: `${folder}/versions/${number}.json`,
			read: () => readVersion(orm, id),
		})),
	]
}

/** `null` for a CV that can't be set in type, because its export must not fail. */
async function setAsPdf({ orm, toPdf }: Parts, cvId: string): Promise<Uint8Array | null> {
	const { document, design } = cv
	const [row] = await orm.select({ document, design }).from(cv).where(eq(cv.id, cvId))
	if (!row) return null
	try {
		const content = readContent(row)
		return await toPdf(content.document, content.design)
	} catch {
		return null
	}
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
