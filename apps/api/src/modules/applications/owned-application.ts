import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { account, application } from '#db/schema.ts'
import { AppError } from '#http/app-error.ts'
import type { ApplicationKey } from './application-store-deps.ts'

/** One application of its owner that is not in the bin. */
export function isOwned({ ownerId, applicationId }: ApplicationKey): SQL | undefined {
	return and(
		eq(application.id, applicationId),
		eq(application.ownerId, ownerId),
		isNull(application.deletedAt),
	)
}

/** One application of its owner that is in the bin. */
export function isInBin({ ownerId, applicationId }: ApplicationKey): SQL | undefined {
	return and(
		eq(application.id, applicationId),
		eq(application.ownerId, ownerId),
		isNotNull(application.deletedAt),
	)
}

/**
 * One change of a person's board at a time, so that nobody gets past a limit and columns stay in order. What else refers
 * to the account, such as a CV that is saved, does not wait for it.
 */
export async function lockBoard(tx: Orm, ownerId: string): Promise<void> {
	const [owner] = await tx
		.select({ id: account.id })
		.from(account)
		.where(eq(account.id, ownerId))
		.for('no key update')
	if (!owner) throw new AppError('signed_out')
}

/** An application that nobody else changes until the transaction ends; throws `application_not_found`. */
export async function lockApplication(tx: Orm, key: ApplicationKey) {
	const [row] = await tx.select().from(application).where(isOwned(key)).for('update')
	if (!row) throw new AppError('application_not_found')
	return row
}
