import type { CvDesign, CvDocument } from '@app/cv'
import { cvDesignSchema, redactSections } from '@app/cv'
import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm'
import { account, cv, cvShare, cvShareDay } from '#db/schema.ts'
import { AppError } from '#http/app-error.ts'
import { readStoredCvDocument } from '#services/read-stored-cv-document.ts'
import { utcDay } from '#services/utc-day.ts'
import type { ShareParts } from './share-cvs.ts'
import { isGranted, makeGrant } from './share-grants.ts'

/** A shared CV as others may see it. */
export type OpenedCv = {
	cvId: string
	ownerId: string
	document: CvDocument
	design: CvDesign
	isIndexable: boolean
	isProtected: boolean
	allowsDownload: boolean
	key: string
	updatedAt: Date
}

/** Opens shared CVs for anybody with their address. A CV that is no longer shared is gone at once. */
export function openSharedCvs({ orm, now, passwords }: ShareParts) {
	const find = (key: string) => findShared(orm, key, new Date(now()))

	return {
		/** Throws `shared_cv_not_found`, and `share_password_needed` for a protected CV without a grant. */
		async open(key: string, grant: string | undefined): Promise<OpenedCv> {
			const { cv: row, share } = await find(key)
			if (share.passwordHash !== null && !isGranted(grant, share.grantKey, now())) {
				throw new AppError('share_password_needed')
			}
			const design = cvDesignSchema.parse(row.design)
			const isProtected = share.passwordHash !== null
			return {
				cvId: row.id,
				ownerId: row.ownerId,
				updatedAt: row.updatedAt,
				design,
				isProtected,
				// Sections that the design leaves out of print aren't shown to others either.
				document: redactSections(readStoredCvDocument(row.document), [
					...share.hiddenParts,
					...design.hiddenSections,
				]),
				allowsDownload: share.allowsDownload,
				isIndexable: share.visibility === 'public' && !isProtected,
				key: share.visibility === 'public' ? (share.slug ?? share.publicId) : share.publicId,
			}
		},

		/** Which CV a password is for, so that guesses can be counted. */
		async idOf(key: string): Promise<string> {
			return (await find(key)).cv.id
		},

		/** Exchanges the password for a grant; throws `share_password_wrong`. */
		async unlock(key: string, password: string) {
			const { share } = await find(key)
			const isRight = await passwords.matches(password, share.passwordHash)
			if (!isRight && share.passwordHash !== null) throw new AppError('share_password_wrong')
			return makeGrant(share.grantKey, now())
		},

		/** Counts, without writing down who it was. */
		async count(cvId: string, what: 'views' | 'downloads'): Promise<void> {
			const day = utcDay(now())
			await orm
				.insert(cvShareDay)
				.values({ cvId, day, [what]: 1 })
				.onConflictDoUpdate({
					target: [cvShareDay.cvId, cvShareDay.day],
					set: { [what]: sql`${cvShareDay[what]} + 1` },
				})
		},
	}
}

/** A CV that is shared under this key at the moment, by link or by name. */
async function findShared(orm: ShareParts['orm'], key: string, at: Date) {
	const byLink = and(eq(cvShare.publicId, key), ne(cvShare.visibility, 'private'))
	const byName = and(eq(cvShare.slug, key.toLowerCase()), eq(cvShare.visibility, 'public'))
	const [row] = await orm
		.select({ cv, share: cvShare })
		.from(cvShare)
		.innerJoin(cv, eq(cv.id, cvShare.cvId))
		.innerJoin(account, eq(account.id, cv.ownerId))
		.where(
			and(
				or(byLink, byName),
				or(isNull(cvShare.expiresAt), gt(cvShare.expiresAt, at)),
				isNull(cv.deletedAt),
				eq(account.status, 'active'),
				isNull(account.deletionAt),
			),
		)
	if (!row) throw new AppError('shared_cv_not_found')
	return row
}
