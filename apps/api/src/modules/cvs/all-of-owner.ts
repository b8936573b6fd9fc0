import { asc, eq, getTableColumns } from 'drizzle-orm'
import { cv, cvShare, cvVersion } from '#db/schema.ts'
import type { CvStoreParts } from './cv-parts.ts'

const {
	passwordHash: _hash,
	grantKey: _key,
	cvId: _cvId,
	...shareColumns
} = getTableColumns(cvShare)

/** Everything that is kept of a person's CVs, one CV at a time with its versions; the bin is part of it. */
export async function* allCvsOf({ orm }: Pick<CvStoreParts, 'orm'>, ownerId: string) {
	const ids = await orm
		.select({ id: cv.id })
		.from(cv)
		.where(eq(cv.ownerId, ownerId))
		.orderBy(asc(cv.createdAt), asc(cv.id))
	for (const { id } of ids) {
		const [row] = await orm.select().from(cv).where(eq(cv.id, id))
		if (!row) continue
		const versions = await orm
			.select()
			.from(cvVersion)
			.where(eq(cvVersion.cvId, id))
			.orderBy(asc(cvVersion.number))
		const [share] = await orm.select(shareColumns).from(cvShare).where(eq(cvShare.cvId, id))
		yield { ...row, versions, share: share ?? null }
	}
}
