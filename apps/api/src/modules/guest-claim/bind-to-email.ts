import { and, eq, isNull, or } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { guestAnalysis } from '#db/schema.ts'
import { AppError } from '#http/app-error.ts'
import type { Mail } from '#services/mail/open-mail.ts'
import { normaliseEmail } from '#services/normalise-email.ts'
import { isActiveAnalysis } from '../guest-analysis/active-analyses.ts'

export type BindingParts = { orm: Orm; now: () => number; mail: Pick<Mail, 'queue'> }

/** Gives a guest's analysis to the reader of an e-mail address. */
export function bindToEmail({ orm, now, mail }: BindingParts) {
	return {
		/**
		 * Binds an analysis to an e-mail address and queues the message that opens it. Throws
		 * `guest_session_bound_elsewhere` when it is already bound to another address: knowing the id must not be
		 * enough to take it away.
		 */
		async bind(id: string, { email, name }: { email: string; name: string }): Promise<void> {
			const emailKey = normaliseEmail(email)
			const { boundEmailKey } = guestAnalysis
			const isFree = or(isNull(boundEmailKey), eq(boundEmailKey, emailKey))
			await orm.transaction(async (tx) => {
				const bound = await tx
					.update(guestAnalysis)
					.set({ boundEmailKey: emailKey })
					.where(and(isActiveAnalysis(id, now()), isFree))
					.returning({ id: guestAnalysis.id })
				if (bound.length === 0) throw await whyNot(tx, id)
				const secret = { accountId: null, data: { sessionId: id, email } }
				await mail.queue({ kind: 'guest_verification', to: email, name, secret }, tx)
			})
		},
	}

	async function whyNot(tx: Orm, id: string): Promise<AppError> {
		const isThere = (await tx.$count(guestAnalysis, isActiveAnalysis(id, now()))) > 0
		return new AppError(isThere ? 'guest_session_bound_elsewhere' : 'session_not_found')
	}
}
