import type { ChosenCv } from '@app/contract/applications'
import { and, eq } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { application, cv, cvVersion } from '#db/schema.ts'
import { AppError } from '#http/app-error.ts'
import { saveVersionNow } from '../cvs/cv-version-store.ts'
import { isOwned } from '../cvs/owned-cv.ts'

type Columns = Partial<typeof application.$inferInsert>

const none: Columns = {
	sentCvId: null,
	sentVersionId: null,
	sentTitle: null,
	sentNumber: 0,
	sentLabel: '',
	sentBaseId: null,
	sentBaseTitle: '',
}

/**
 * Returns the exact CV that a person sent, as the columns of an application. Without a version it is the CV as it is
 * now, which is then kept as a version. Throws when the CV isn't theirs.
 */
export async function sentCvColumns(
	{ tx, now }: { tx: Orm; now: () => number },
	ownerId: string,
	chosen: ChosenCv | null,
): Promise<Columns> {
	if (chosen === null) return none
	const { cvId } = chosen
	const versionId = chosen.versionId ?? (await keepSent(tx, now, { ownerId, cvId }))
	const [found] = await tx
		.select({ title: cvVersion.title, number: cvVersion.number, label: cvVersion.label })
		.from(cvVersion)
		.innerJoin(cv, eq(cv.id, cvVersion.cvId))
		.where(and(eq(cvVersion.id, versionId), isOwned({ ownerId, cvId })))
	if (!found) throw new AppError('cv_version_not_found')
	return {
		sentCvId: cvId,
		sentVersionId: versionId,
		sentTitle: found.title,
		sentNumber: found.number,
		sentLabel: found.label,
		...(await baseColumns(tx, ownerId, { cvId, title: found.title })),
	}
}

/**
 * Returns the CV that a CV was tailored from, or else the CV itself, as it is now: insights count the two together,
 * even if either is deleted later.
 */
async function baseColumns(
	tx: Orm,
	ownerId: string,
	{ cvId, title }: { cvId: string; title: string },
): Promise<Columns> {
	const [base] = await tx
		.select({ sentBaseId: application.baseCvId, sentBaseTitle: application.baseTitle })
		.from(application)
		.where(and(eq(application.ownerId, ownerId), eq(application.tailoredCvId, cvId)))
	return base?.sentBaseId ? base : { sentBaseId: cvId, sentBaseTitle: title }
}

async function keepSent(tx: Orm, now: () => number, key: { ownerId: string; cvId: string }) {
	const kept = await saveVersionNow(tx, now, { ...key, reason: 'sent', label: '' })
	if (kept === null) throw new AppError('cv_not_found')
	return kept.id
}
