import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import type { PgBoss } from 'pg-boss'
import type { Orm } from '#db/database.ts'
import { account, application } from '#db/schema.ts'
import type { Mail } from '#services/mail/open-mail.ts'
import type { Log } from '#services/open-job-queue.ts'
import { stepRemindersQueue } from '#services/queues.ts'
import { hasReminders } from './reminder-settings.ts'

const dayMs = 86_400_000
const hourMs = 3_600_000

export type ReminderParts = {
	orm: Orm
	now: () => number
	mail: Pick<Mail, 'queue'>
	log: Log
	signal: AbortSignal
}

type Row = typeof application.$inferSelect
type Due = { row: Row; email: string }

/** Mails the reminders that are due. A step and its letter are one transaction, so none comes twice. */
export async function sendReminders(parts: ReminderParts): Promise<void> {
	while (await parts.orm.transaction((tx) => sendNext(tx, parts))) parts.signal.throwIfAborted()
}

/** Sees to the step that is due longest; false when there is none. One that fails does not hold up the others. */
async function sendNext(tx: Orm, { now, mail, log }: ReminderParts): Promise<boolean> {
	const due = await findDue(tx, new Date(now()))
	if (due === undefined) return false
	let remindsAt: Date | null = null
	try {
		await tx.transaction((part) => remind(part, mail, { ...due, at: now() }))
	} catch (error) {
		// Logs only the error's name: the database's message repeats what the person wrote.
		const problem = error instanceof Error ? error.name : 'unknown'
		log.warn({ application: due.row.id, problem }, 'A reminder failed and will be tried again')
		remindsAt = new Date(now() + hourMs)
	}
	await tx.update(application).set({ remindsAt }).where(eq(application.id, due.row.id))
	return true
}

async function findDue(tx: Orm, at: Date): Promise<Due | undefined> {
	const [due] = await tx
		.select({ row: application, email: account.email })
		.from(application)
		.innerJoin(account, eq(account.id, application.ownerId))
		.where(
			and(
				lte(application.remindsAt, at),
				isNull(application.deletedAt),
				eq(account.status, 'active'),
				isNotNull(account.emailVerifiedAt),
				isNull(account.deletionAt),
			),
		)
		.orderBy(asc(application.remindsAt))
		.limit(1)
		.for('update', { of: application, skipLocked: true })
	return due
}

async function remind(
	tx: Orm,
	mail: ReminderParts['mail'],
	{ row, email, at }: Due & { at: number },
): Promise<void> {
	const { id: applicationId, ownerId: accountId, title, company } = row
	const { stepWhat: what, stepOn: on, stepTime: time, stepAt } = row
	// After a long downtime nobody wants to hear of a step that is over.
	const isOver = stepAt === null || stepAt.getTime() < at - dayMs
	if (what === null || on === null || isOver || !(await hasReminders(tx, accountId))) return
	const about = { accountId, applicationId, what, on, time, title, company }
	await mail.queue({ kind: 'step_reminder', to: email, ...about }, tx)
}

/** Makes this process mail reminders, every five minutes; of several processes one does. */
export async function remindPeople(boss: PgBoss, parts: ReminderParts): Promise<void> {
	await boss.work(stepRemindersQueue, () => sendReminders(parts))
	await boss.schedule(stepRemindersQueue, '*/5 * * * *')
}
