import { eq, sql } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { account } from '#db/schema.ts'
import { AppError } from '#http/app-error.ts'
import type { FoundSecret } from '#services/one-time-secrets.ts'
import type { AccountRow } from './accounts.store.ts'

/** Returns the data by which a link tells whether it is still valid. */
export function linkGeneration({ linkGeneration }: AccountRow): { generation: string } {
	return { generation: String(linkGeneration) }
}

/** Invalidates the links of all messages to an account: the reader of an old message must not get in. */
export async function revokeLinks(tx: Orm, accountId: string): Promise<void> {
	const linkGeneration = sql`${account.linkGeneration} + 1`
	await tx.update(account).set({ linkGeneration }).where(eq(account.id, accountId))
}

/** The account of a link, locked; `null` when there is none any more or the link does not count any more. */
export async function accountOfLink(
	tx: Orm,
	secret: FoundSecret | null,
): Promise<AccountRow | null> {
	if (!secret?.accountId) return null
	const row = await lock(tx, secret.accountId)
	return row && linkGeneration(row).generation === secret.data.generation ? row : null
}

/**
 * Locks an account that was read before, until the end of the transaction. Throws when its password or address has
 * changed since, because the earlier proof no longer counts.
 */
export async function lockUnchanged(tx: Orm, read: AccountRow): Promise<void> {
	const row = await lock(tx, read.id)
	if (row?.linkGeneration !== read.linkGeneration) throw new AppError('signed_out')
}

async function lock(tx: Orm, id: string): Promise<AccountRow | null> {
	const [row] = await tx.select().from(account).where(eq(account.id, id)).for('update')
	return row ?? null
}
