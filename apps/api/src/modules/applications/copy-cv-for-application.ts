import type { Application } from '@app/contract/applications'
import { eq, sql } from 'drizzle-orm'
import { application, cv } from '#db/schema.ts'
import { AppError } from '#http/app-error.ts'
import { createCvs } from '../cvs/create-cvs.ts'
import { readContent } from '../cvs/map-cv.ts'
import { isOwned as isOwnedCv } from '../cvs/owned-cv.ts'
import type { ApplicationKey, ApplicationStoreDeps } from './application-store-deps.ts'
import { lockApplication, lockBoard } from './owned-application.ts'
import { readApplication } from './read-applications.ts'

const longestTitle = 200

type TailorWish = {
	/** The CV that is copied. */
	cvId: string
	/** The title of the copy; by default named for the CV and the job. */
	title?: string | undefined
}

/** Copies CVs, each for one job, so that fitting the copy to the job leaves the original unchanged. */
export function copyCvsForApplications({ orm, now }: ApplicationStoreDeps) {
	return {
		/** Makes the copy of a CV for an application, unless it has one already. */
		tailor(key: ApplicationKey, wish: TailorWish): Promise<Application> {
			return orm.transaction(async (tx) => {
				await lockBoard(tx, key.ownerId)
				return copyCvWhenLocked({ orm: tx, now }, key, wish)
			})
		},
	}
}

/** The same within a transaction that has locked the board of the owner. */
export async function copyCvWhenLocked(
	{ orm: tx, now }: ApplicationStoreDeps,
	key: ApplicationKey,
	{ cvId, title }: TailorWish,
): Promise<Application> {
	const { ownerId } = key
	const row = await lockApplication(tx, key)
	const before = await readApplication(tx, key)
	if (before.tailoredCv !== null && before.tailoredCv.cvId !== null) return before
	const [base] = await tx.select().from(cv).where(isOwnedCv({ ownerId, cvId }))
	if (!base) throw new AppError('cv_not_found')
	const copy = await createCvs({ orm: tx, now }).create(ownerId, {
		title: title ?? titleFor(base.title, row),
		...readContent(base),
		reason: 'tailored',
	})
	await tx
		.update(application)
		.set({
			tailoredCvId: copy.id,
			tailoredTitle: copy.title,
			baseCvId: base.id,
			baseTitle: base.title,
			revision: sql`${application.revision} + 1`,
			updatedAt: new Date(now()),
		})
		.where(eq(application.id, row.id))
	return readApplication(tx, key)
}

function titleFor(base: string, { title, company }: { title: string; company: string }): string {
	const job = company === '' ? title : `${title}, ${company}`
	const full = `${base} for ${job}`
	return full.length > longestTitle ? `${full.slice(0, longestTitle - 1)}…` : full
}
