import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { account } from '#db/schema.ts'
import { normaliseEmail } from '#services/normalise-email.ts'
import { uuidV7 } from '#services/uuid-v7.ts'

export type AccountRow = typeof account.$inferSelect

/** Keeps accounts; over a transaction as part of it. */
export function accountsStore({ orm, now }: { orm: Orm; now: () => number }) {
	type Changes = Partial<typeof account.$inferInsert>

	async function change(id: string, changes: Changes): Promise<AccountRow | null> {
		const [row] = await orm.update(account).set(changes).where(eq(account.id, id)).returning()
		return row ?? null
	}

	return {
		change,

		async byId(id: string): Promise<AccountRow | null> {
			const [row] = await orm.select().from(account).where(eq(account.id, id))
			return row ?? null
		},

		async byEmail(email: string): Promise<AccountRow | null> {
			const isIt = eq(account.emailKey, normaliseEmail(email))
			const [row] = await orm.select().from(account).where(isIt)
			return row ?? null
		},

		/**
		 * Makes an account, or finds the one of this address. While its address is not confirmed the latest password
		 * counts. It is one statement for all cases, so none of them takes longer.
		 */
		async register(email: string, passwordHash: string): Promise<AccountRow & { isNew: boolean }> {
			const id = uuidV7(now())
			const latest = sql`case when ${account.emailVerifiedAt} is null then excluded.password_hash else ${account.passwordHash} end`
			const [row] = await orm
				.insert(account)
				.values({
					id,
					email,
					emailKey: normaliseEmail(email),
					passwordHash,
					createdAt: new Date(now()),
				})
				.onConflictDoUpdate({ target: account.emailKey, set: { passwordHash: latest } })
				.returning()
			if (!row) throw new Error('The database kept no account and said nothing.')
			return { ...row, isNew: row.id === id }
		},

		/**
		 * Marks an address as confirmed, and sets the password of the registration whose message was answered:
		 * somebody else may have registered with this address too. Returns `null` when the address was confirmed
		 * before.
		 */
		async confirmEmail(id: string, passwordHash: string | undefined): Promise<AccountRow | null> {
			const [row] = await orm
				.update(account)
				.set({ emailVerifiedAt: new Date(now()), ...(passwordHash && { passwordHash }) })
				.where(and(eq(account.id, id), isNull(account.emailVerifiedAt)))
				.returning()
			return row ?? null
		},
	}
}
