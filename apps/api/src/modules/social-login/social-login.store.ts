import { emailSchema, type SocialProvider } from '@app/contract'
import { and, eq } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { account, identity, oneTimeSecret } from '#db/schema.ts'
import { AppError } from '#http/app-error.ts'
import { normaliseEmail } from '#services/normalise-email.ts'
import { uuidV7 } from '#services/uuid-v7.ts'
import { endSessionsExcept } from '../sessions/end-sessions.ts'
import type { SocialProfile } from './social-client-type.ts'

/** The account of a person who came from a service, and what became of the account. */
export type SocialAccount = {
	accountId: string
	became: 'found' | 'linked' | 'taken_over' | 'created'
}

export type SocialLoginStore = ReturnType<typeof socialLoginStore>

/** Which account a person at a service has here. */
export function socialLoginStore({ orm, now }: { orm: Orm; now: () => number }) {
	return {
		/**
		 * Finds the account of a person at a service; links one with the same e-mail, or creates one.
		 * Throws `social_email_not_verified` when the service cannot say whose e-mail it is, and
		 * `account_not_active` when the account is closed to its owner.
		 */
		async accountOf(provider: SocialProvider, profile: SocialProfile): Promise<SocialAccount> {
			return orm.transaction(async (tx) => {
				const known = await findLinked(tx, provider, profile.subject)
				if (known) return { accountId: activeOrThrow(known).id, became: 'found' }
				const email = pickVerifiedEmail(profile)
				const created = await create(tx, { profile, email, now })
				const found = created ?? (await findByEmail(tx, email))
				const isProven = found.emailVerifiedAt !== null
				activeOrThrow(found)
				if (!isProven) await takeOver(tx, found.id, now)
				await tx
					.insert(identity)
					.values({ provider, subject: profile.subject, accountId: found.id, email })
					.onConflictDoNothing()
				if (created) return { accountId: found.id, became: 'created' }
				return { accountId: found.id, became: isProven ? 'linked' : 'taken_over' }
			})
		},

		/** Whether the account can be signed in to at this moment. */
		async isActive(accountId: string): Promise<boolean> {
			const [row] = await orm.select(known).from(account).where(eq(account.id, accountId))
			return row?.status === 'active'
		},
	}
}

const known = { id: account.id, status: account.status, emailVerifiedAt: account.emailVerifiedAt }
type Known = Pick<typeof account.$inferSelect, keyof typeof known>

async function findLinked(tx: Orm, provider: string, subject: string): Promise<Known | undefined> {
	const [row] = await tx
		.select(known)
		.from(identity)
		.innerJoin(account, eq(account.id, identity.accountId))
		.where(and(eq(identity.provider, provider), eq(identity.subject, subject)))
	return row
}

async function findByEmail(tx: Orm, email: string): Promise<Known> {
	// Locked, because the next step depends on whether the account's e-mail is proven.
	const [row] = await tx
		.select(known)
		.from(account)
		.where(eq(account.emailKey, normaliseEmail(email)))
		.for('update')
	// The account was there a moment ago; a person who has deleted it can come back as new.
	if (!row) throw new AppError('social_login_failed')
	return row
}

/** Creates an account; returns nothing when there is already an account with this e-mail. */
async function create(
	tx: Orm,
	{ profile, email, now }: { profile: SocialProfile; email: string; now: () => number },
): Promise<Known | undefined> {
	const [row] = await tx
		.insert(account)
		.values({
			id: uuidV7(now()),
			email,
			emailKey: normaliseEmail(email),
			emailVerifiedAt: new Date(now()),
			createdAt: new Date(now()),
			firstName: safeName(profile.firstName),
			lastName: safeName(profile.lastName),
		})
		.onConflictDoNothing({ target: account.emailKey })
		.returning(known)
	return row
}

/**
 * Gives an account whose e-mail was never proven to the person who has proven it. Somebody else may have registered
 * it in the hope that the e-mail's owner would use it one day, so nothing of the old owner opens it any more.
 */
async function takeOver(tx: Orm, accountId: string, now: () => number): Promise<void> {
	const at = new Date(now())
	await tx
		.update(account)
		.set({ passwordHash: null, emailVerifiedAt: at })
		.where(eq(account.id, accountId))
	await tx.delete(oneTimeSecret).where(eq(oneTimeSecret.accountId, accountId))
	await tx.delete(identity).where(eq(identity.accountId, accountId))
	await endSessionsExcept(tx, accountId, { at })
}

function activeOrThrow(found: Known): Known {
	if (found.status !== 'active') throw new AppError('account_not_active')
	return found
}

function pickVerifiedEmail({ email, isEmailVerified }: SocialProfile): string {
	const parsed = emailSchema.safeParse(email)
	if (!isEmailVerified || !parsed.success) throw new AppError('social_email_not_verified')
	return parsed.data
}

function safeName(given: string): string {
	return given
		.replaceAll(/\p{Cc}/gu, ' ')
		.trim()
		.slice(0, 100)
		.toWellFormed()
}
