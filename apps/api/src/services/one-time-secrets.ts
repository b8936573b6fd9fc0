import { and, eq, gt, isNotNull, isNull, lte, type SQL } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { oneTimeSecret, type SecretData, type secretPurpose } from '#db/schema.ts'
import { hashSecret, randomSecret } from './hash-secret.ts'
import type { RetentionTime } from './retention.ts'
import { uuidV7 } from './uuid-v7.ts'

export type SecretPurpose = (typeof secretPurpose.enumValues)[number]

export type NewSecret = {
	purpose: SecretPurpose
	livesMs: number
	accountId?: string
	data?: SecretData
}

/** The account and data of a secret. */
export type FoundSecret = { accountId: string | null; data: SecretData; expiresAt: Date }

export type OneTimeSecrets = ReturnType<typeof oneTimeSecrets>

const found = {
	accountId: oneTimeSecret.accountId,
	data: oneTimeSecret.data,
	expiresAt: oneTimeSecret.expiresAt,
}

/** Secrets that work once, of which only the hash is kept. Over a transaction they come and go with the rest of it. */
export function oneTimeSecrets({ orm, now }: { orm: Orm; now: () => number }) {
	const isIt = (purpose: SecretPurpose, secret: string): SQL | undefined =>
		and(
			eq(oneTimeSecret.secretHash, hashSecret(secret)),
			eq(oneTimeSecret.purpose, purpose),
			gt(oneTimeSecret.expiresAt, new Date(now())),
		)
	const isUsable = (purpose: SecretPurpose, secret: string): SQL | undefined =>
		and(isIt(purpose, secret), isNull(oneTimeSecret.usedAt))

	async function first(where: SQL | undefined): Promise<FoundSecret | null> {
		const [row] = await orm.select(found).from(oneTimeSecret).where(where)
		return row ?? null
	}

	return {
		/** Makes a secret and answers it; nobody can read it again. */
		async issue({ purpose, livesMs, accountId, data = {} }: NewSecret): Promise<string> {
			const secret = randomSecret()
			await orm.insert(oneTimeSecret).values({
				id: uuidV7(now()),
				purpose,
				secretHash: hashSecret(secret),
				accountId: accountId ?? null,
				data,
				createdAt: new Date(now()),
				expiresAt: new Date(now() + livesMs),
			})
			return secret
		},

		/** Uses a secret up; `null` when it is unknown, of another purpose, too old or used. Only one of many at once succeeds. */
		async use(purpose: SecretPurpose, secret: string): Promise<FoundSecret | null> {
			const [row] = await orm
				.update(oneTimeSecret)
				.set({ usedAt: new Date(now()) })
				.where(isUsable(purpose, secret))
				.returning(found)
			return row ?? null
		},

		/** Finds an unused secret without using it up. */
		look: (purpose: SecretPurpose, secret: string) => first(isUsable(purpose, secret)),

		/**
		 * Finds a used secret until it would have expired, so that a page that is loaded twice can say what it said
		 * before.
		 */
		lookBack: (purpose: SecretPurpose, secret: string) =>
			first(and(isIt(purpose, secret), isNotNull(oneTimeSecret.usedAt))),

		/** Makes the unused secrets of an account worthless, such as the links of earlier e-mails. */
		async revoke(purpose: SecretPurpose, accountId: string): Promise<void> {
			await orm
				.delete(oneTimeSecret)
				.where(
					and(
						eq(oneTimeSecret.purpose, purpose),
						eq(oneTimeSecret.accountId, accountId),
						isNull(oneTimeSecret.usedAt),
					),
				)
		},

		/** Deletes the secrets that have expired. */
		async removeExpired(at: RetentionTime): Promise<void> {
			await orm.delete(oneTimeSecret).where(lte(oneTimeSecret.expiresAt, at))
		},
	}
}
