import { and, eq, isNotNull } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { account, guestAnalysis } from '#db/schema.ts'
import { AppError } from '#http/app-error.ts'
import { isActiveAnalysis } from '../guest-analysis/active-analyses.ts'
import { type BindingParts, bindToEmail } from './bind-to-email.ts'
import { type Claimed, claimAnalysis, type KeepCv } from './claim-analysis.ts'
import { claimLater, takePendingClaims } from './pending-claims.ts'

export type GuestClaimStore = ReturnType<typeof guestClaimStore>
export type GuestClaimStoreParts = BindingParts & { keepCv: KeepCv }

/** Binds guests' analyses to e-mails and moves them into accounts. */
export function guestClaimStore(parts: GuestClaimStoreParts) {
	const { orm, now, keepCv } = parts

	async function claimOver(tx: Orm, id: string, accountId: string): Promise<Claimed> {
		const [row] = await tx
			.select({ emailKey: account.emailKey })
			.from(account)
			.where(and(eq(account.id, accountId), isNotNull(account.emailVerifiedAt)))
		if (!row) throw new AppError('email_not_verified')
		return claimAnalysis({ orm: tx, now, keepCv }, id, { accountId, ...row })
	}

	return {
		...bindToEmail(parts),

		/** Moves an analysis into an account whose e-mail is verified; throws as `claimAnalysis` does. */
		claim: (id: string, accountId: string) => claimOver(orm, id, accountId),

		/** Notes with the ticket of a registration what its account shall get once its e-mail is verified. */
		claimLater: (id: string, ticket: string) => claimLater({ orm, now }, id, ticket),

		/**
		 * Claims the analyses noted for an account whose e-mail has just been verified; returns the ids of those that
		 * are new in the account.
		 */
		async claimNoted(tx: Orm, accountId: string): Promise<string[]> {
			const arrived: string[] = []
			for (const id of await takePendingClaims(tx, accountId)) {
				// An analysis that can't be claimed any more must not keep anybody from verifying their e-mail.
				const claimed = await claimOver(tx, id, accountId).catch(unlessExpected)
				if (claimed?.isNew) arrived.push(id)
			}
			return arrived
		},

		/** When a guest's analysis will be deleted; `null` when it is not there or belongs to an account. */
		async expiryOf(id: string): Promise<Date | null> {
			const { expiresAt } = guestAnalysis
			const [row] = await orm
				.select({ expiresAt })
				.from(guestAnalysis)
				.where(isActiveAnalysis(id, now()))
			return row?.expiresAt ?? null
		},
	}
}

function unlessExpected(error: unknown): null {
	if (error instanceof AppError) return null
	throw error
}
