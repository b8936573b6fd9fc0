import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { account, identity, outboxMessage } from '#db/schema.ts'
import type { Log } from '#services/open-job-queue.ts'
import type { PersonalData } from '#services/personal-data.ts'
import { mailQueue } from '#services/queues.ts'
import type { RetentionTime } from '#services/retention.ts'
import type { SecurityEvents } from '#services/security-events.ts'
import { findAccountReferences } from './find-account-references.ts'

/** Registrations that nobody ever confirmed are forgotten after a week. */
const unconfirmedForMs = 7 * 86_400_000

export type RemovalParts = {
	orm: Orm
	personalData: PersonalData[]
	events: SecurityEvents
	log: Log
}

/** Deletes accounts whose day has come, and registrations that were never confirmed; one that fails stays for the next time. */
export async function removeDueAccounts(parts: RemovalParts, at: RetentionTime): Promise<void> {
	for (const { id } of await findDue(parts.orm, at)) {
		await removeAccount(parts, id).catch((error: unknown) =>
			parts.log.warn({ err: error }, 'An account could not be deleted and will be tried again'),
		)
	}
}

/**
 * Deletes an account and everything that is kept about its owner, and proves it: the account goes only when nothing
 * else of it is left. The last event that is recorded is the deletion.
 */
export async function removeAccount(parts: RemovalParts, accountId: string): Promise<void> {
	const { orm, personalData, events } = parts
	// Nobody signs in to an account, or adds to it, while it is being taken apart.
	await orm.update(account).set({ status: 'inactive' }).where(eq(account.id, accountId))
	for (const data of personalData) await data.remove(accountId)
	const isGone = await orm.transaction(async (tx) => {
		const [gone] = await tx.delete(account).where(eq(account.id, accountId)).returning()
		if (gone) await removeLetters(tx, gone)
		const traces = await findAccountReferences(tx, accountId)
		if (traces.length > 0)
			throw new Error(`Something of an account is left in ${traces.join(', ')}.`)
		return gone !== undefined
	})
	if (isGone) await events.record({ kind: 'account_deleted' })
}

async function removeLetters(tx: Orm, { id, email }: { id: string; email: string }): Promise<void> {
	await tx.delete(outboxMessage).where(eq(outboxMessage.to, email))
	await tx.execute(
		sql`delete from pgboss.job where name = ${mailQueue}
			and (data->'letter'->>'to' = ${email} or data->'letter'->'secret'->>'accountId' = ${id})`,
	)
}

function findDue(orm: Orm, at: RetentionTime) {
	const hasIdentity = sql`exists (select 1 from ${identity} where ${identity.accountId} = ${account.id})`
	const neverConfirmed = and(
		isNull(account.emailVerifiedAt),
		lte(account.createdAt, new Date(at.getTime() - unconfirmedForMs)),
		sql`not ${hasIdentity}`,
	)
	return orm
		.select({ id: account.id })
		.from(account)
		.where(or(lte(account.deletionAt, at), neverConfirmed))
}
