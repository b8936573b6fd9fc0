import type { User, updateProfile } from '@app/contract'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Orm } from '#db/database.ts'
import { account, identity } from '#db/schema.ts'
import { AppError } from '#http/app-error.ts'

export type ProfileStore = ReturnType<typeof profileStore>

/** Reads and changes the details of an account that its owner sees. */
export function profileStore({ orm }: { orm: Orm }) {
	/** The person whose account this is. */
	async function user(accountId: string): Promise<User> {
		const [row] = await orm.select().from(account).where(eq(account.id, accountId))
		if (!row) throw new AppError('signed_out')
		const identities = await orm
			.selectDistinct({ provider: identity.provider })
			.from(identity)
			.where(eq(identity.accountId, accountId))
			.orderBy(identity.provider)
		return toUser(
			row,
			identities.map(({ provider }) => provider),
		)
	}
	return {
		user,

		/** Changes the given parts of the profile and no others. */
		async update(accountId: string, changes: z.infer<typeof updateProfile.body>): Promise<User> {
			if (Object.keys(changes).length > 0) {
				await orm.update(account).set(changes).where(eq(account.id, accountId))
			}
			return user(accountId)
		},
	}
}

function toUser(row: typeof account.$inferSelect, providers: string[]): User {
	const { id, email, plan, status, role } = row
	const { firstName, lastName, headline, phone, city, country } = row
	return {
		id,
		email,
		plan,
		status,
		role,
		providers,
		firstName,
		lastName,
		headline,
		phone,
		city,
		country,
		emailVerified: row.emailVerifiedAt !== null,
		avatarInitial: email.charAt(0).toUpperCase(),
		hasPassword: row.passwordHash !== null,
		createdAt: row.createdAt.toISOString(),
		deletionAt: row.deletionAt?.toISOString() ?? null,
	}
}
