import { type Cv, planLimits } from '@app/contract'
import type { CvDesign, CvDocument } from '@app/cv'
import { defaultDesign } from '@app/cv'
import { eq } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { account, cv, cvShare } from '#db/schema.ts'
import { AppError } from '#http/app-error.ts'
import {
	stripUnstorableCharacters,
	stripUnstorableText,
} from '#services/strip-unstorable-characters.ts'
import { uuidV7 } from '#services/uuid-v7.ts'
import type { CvKey, CvStoreDeps } from './cv-store-deps.ts'
import { saveVersionNow, type VersionWish } from './cv-version-store.ts'
import { mapCv } from './map-cv.ts'
import { isOwned } from './owned-cv.ts'

export type NewCv = {
	id?: string | undefined
	title: string
	document: CvDocument
	design: CvDesign
	/** Given, the CV begins with a version. */
	reason?: VersionWish['reason'] | undefined
}

/** The ways in which a CV comes into an account. */
export function createCvs({ orm, now }: CvStoreDeps) {
	async function create(ownerId: string, wish: NewCv): Promise<Cv> {
		return orm.transaction(async (tx) => {
			// Locked, so that two CVs made at the same time are counted one after the other.
			const [owner] = await tx
				.select({ plan: account.plan })
				.from(account)
				.where(eq(account.id, ownerId))
				.for('update')
			if (!owner) throw new AppError('signed_out')
			const known = wish.id === undefined ? null : await alreadyMade(tx, ownerId, wish.id)
			if (known) return known
			const kept = await tx.$count(cv, eq(cv.ownerId, ownerId))
			if (kept >= planLimits.cvs[owner.plan]) throw new AppError('too_many_cvs')
			return insertCv(tx, now, { ownerId, ...wish })
		})
	}

	return {
		/**
		 * Makes a CV; if the person already has a CV with the same id, returns that CV unchanged. Throws
		 * `cv_id_taken` when the id belongs to another person's CV or to a CV in the bin: a caller that sends it
		 * again must not believe that it is kept.
		 */
		create,

		/** Copies a CV under another title; `null` when there is none to copy. */
		async duplicate(
			key: CvKey,
			{ id, title }: { id?: string | undefined; title?: string | undefined },
		): Promise<Cv | null> {
			const [row] = await orm.select().from(cv).where(isOwned(key))
			if (!row) return null
			const { document, design } = mapCv(row, 'private')
			const copyTitle = title ?? `${row.title.slice(0, 190)} (copy)`
			return create(key.ownerId, { id, title: copyTitle, document, design })
		},
	}
}

/** Keeps a CV that was read from a file, even beyond the account's limit, so that an upload is never lost. */
export async function keepCv(
	{ tx, now }: { tx: Orm; now: () => number },
	ownerId: string,
	{ title, document }: { title: string; document: CvDocument },
): Promise<string> {
	const wish = { title: title.trim() || 'My CV', document, design: defaultDesign() }
	const kept = await insertCv(tx, now, { ownerId, ...wish, reason: 'import' })
	return kept.id
}

/** One that is not in the bin. */
async function alreadyMade(tx: Orm, ownerId: string, id: string): Promise<Cv | null> {
	const [found] = await tx
		.select({ row: cv, visibility: cvShare.visibility })
		.from(cv)
		.leftJoin(cvShare, eq(cvShare.cvId, cv.id))
		.where(isOwned({ ownerId, cvId: id }))
	return found ? mapCv(found.row, found.visibility ?? 'private') : null
}

async function insertCv(
	tx: Orm,
	now: () => number,
	{ ownerId, id, title, document, design, reason }: NewCv & { ownerId: string },
): Promise<Cv> {
	const at = new Date(now())
	const [row] = await tx
		.insert(cv)
		.values({
			id: id ?? uuidV7(now()),
			ownerId,
			title: stripUnstorableText(title),
			revision: 1,
			document: stripUnstorableCharacters(document),
			design,
			createdAt: at,
			updatedAt: at,
		})
		.onConflictDoNothing()
		.returning()
	if (!row) throw new AppError('cv_id_taken')
	if (reason) await saveVersionNow(tx, now, { ownerId, cvId: row.id, reason, label: '' })
	return mapCv(row, 'private')
}
