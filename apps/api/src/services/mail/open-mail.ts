import type { PgBoss } from 'pg-boss'
import { z } from 'zod'
import type { Orm } from '#db/database.ts'
import { foreignKey, violatesConstraint } from '#db/violates-constraint.ts'
import { AppError } from '#http/app-error.ts'
import { handleQueueJobs } from '#services/handle-queue-jobs.ts'
import type { OneTimeSecrets } from '#services/one-time-secrets.ts'
import type { Log } from '#services/open-job-queue.ts'
import { pgBossTransaction } from '#services/pg-boss-transaction.ts'
import { mailQueue } from '#services/queues.ts'
import type { UnsubscribeKeys } from '#services/unsubscribe-keys.ts'
import { type Deliver, smtpConnections } from './deliver-over-smtp.ts'
import { type Email, outgoingEmailSchema, type SecretEmail } from './email.ts'
import { emailLinks } from './email-links.ts'
import { writeEmail } from './write-email.ts'

export type MailParts = {
	boss: PgBoss
	/** `null` when there is no way to send anything. */
	deliver: Deliver | null
	secrets: Pick<OneTimeSecrets, 'issue'>
	/** Makes the keys that stop e-mails of kept searches. */
	alertKeys: Pick<UnsubscribeKeys, 'keyOf'>
	/** Whether a person still wants the e-mails of a kept search. */
	isAlertOn: (searchId: string) => Promise<boolean>
	/** Makes the keys that stop e-mails about next steps. */
	reminderKeys: Pick<UnsubscribeKeys, 'keyOf'>
	/** Whether a person still wants e-mails about next steps. */
	areRemindersOn: (accountId: string) => Promise<boolean>
	/** Told of each email that the mail server took or refused. */
	onHandedOver?: (kind: Email['kind'], outcome: 'taken' | 'refused') => void
	/** Where links lead: the address that people use. */
	siteUrl: () => string
	log: Log
}

export type Mail = ReturnType<typeof openMail>

const jobSchema = z.object({ letter: outgoingEmailSchema.nullable(), siteUrl: z.string() })

/** Messages that a person is waiting for go before messages to many people. */
const priorities = { awaited: 1, bulk: 0 }
const bulkKinds: ReadonlySet<string> = new Set(['job_alert', 'step_reminder'])

/** Sends letters in the background, again and again until they are taken. */
export function openMail(parts: MailParts) {
	const { boss, deliver, secrets, alertKeys, reminderKeys, siteUrl, log } = parts
	/** Writes and sends one letter. Its secret is made only now, so that no queue ever holds one. */
	async function send(id: string, { letter, siteUrl }: z.infer<typeof jobSchema>): Promise<void> {
		if (letter === null || deliver === null) return
		const key = await keyOf(letter)
		if (key === null) return
		const isTaken = await deliver({ id, ...writeEmail(letter, siteUrl, key) })
		parts.onHandedOver?.(letter.kind, isTaken ? 'taken' : 'refused')
		if (!isTaken) log.warn({ letter: letter.kind }, 'An email was refused for its address')
	}

	/** The key of a letter's link; `null` when the letter is not to be sent any more. */
	async function keyOf(letter: Email): Promise<string | null> {
		if (letter.kind === 'job_alert') {
			const { searchId } = letter
			return (await parts.isAlertOn(searchId)) ? alertKeys.keyOf(searchId) : null
		}
		if (letter.kind === 'step_reminder') {
			const { accountId } = letter
			return (await parts.areRemindersOn(accountId)) ? reminderKeys.keyOf(accountId) : null
		}
		return 'secret' in letter ? issue(letter) : ''
	}

	/** Makes the secret of a letter's link; `null` when its account is gone. */
	async function issue({ kind, secret }: SecretEmail): Promise<string | null> {
		const { purpose, livesMs } = emailLinks[kind]
		const { accountId, data } = secret
		try {
			return await secrets.issue({ purpose, livesMs, data, ...(accountId && { accountId }) })
		} catch (error) {
			if (violatesConstraint(error, foreignKey)) return null
			throw error
		}
	}

	return {
		/** Refuses a call that makes no sense without e-mail, on a site that has no mail server. */
		refuseWithoutServer(): void {
			if (deliver === null) throw new AppError('mail_not_configured')
		},

		/**
		 * Queues a letter, with a transaction as part of it. `null` queues one that is never sent, so that nobody can
		 * tell by the time of an answer whether there was anything to send.
		 */
		async queue(letter: Email | null, tx?: Orm): Promise<void> {
			const job = jobSchema.parse({ letter, siteUrl: siteUrl() })
			const isBulk = letter !== null && bulkKinds.has(letter.kind)
			const priority = isBulk ? priorities.bulk : priorities.awaited
			await boss.send(mailQueue, job, tx ? { priority, db: pgBossTransaction(tx) } : { priority })
		},

		/** Makes this process send the queued messages. */
		async handle(): Promise<void> {
			await handleQueueJobs(boss, { queue: mailQueue, lanes: smtpConnections }, ({ id, data }) =>
				send(id, jobSchema.parse(data)).catch((error: unknown) => {
					log.warn(describeError(error), 'An email could not be sent and will be tried again')
					throw error
				}),
			)
		},
	}
}

// A mail server's answer often repeats the address, which a log must not hold; its code says enough.
function describeError(error: unknown): object {
	const isAnswer = error instanceof Error && 'responseCode' in error && error.responseCode
	return isAnswer ? { answer: error.responseCode } : { err: error }
}
