import { and, desc, eq, ilike, lt, or } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { account } from '#db/schema.ts'
import { AppError } from '#http/app-error.ts'
import { normaliseEmail } from '#services/normalise-email.ts'
import type { SecurityEvents } from '#services/security-events.ts'
import type { ContactStore } from '../modules/contact/contact.store.ts'
import type { ModelDailyCounts } from '../modules/rewrites/model-daily-counts.store.ts'
import { endSessionsExcept } from '../modules/sessions/end-sessions.ts'
import type { AdminAnswer, AdminRequest } from './admin-request.ts'

export type AdminParts = {
	orm: Orm
	now: () => number
	events: Pick<SecurityEvents, 'record'>
	/** Lists the messages of the contact form, newest first. */
	messages: ContactStore['list']
	/** Sums the outcomes of texts from language models, by task, over a number of days. */
	modelSums: ModelDailyCounts['sums']
	/** Deletes an account with everything that belongs to it, files too. */
	removeAccount: (accountId: string) => Promise<void>
	/** Everything that is stored about an account, as a zip. */
	exportAccount: (accountId: string) => Promise<AsyncIterable<Uint8Array>>
	/** Everything that is stored about everybody, as a backup file. */
	backUp: () => Promise<AsyncIterable<Uint8Array>>
}

/** Users or messages in one answer. */
const listedAtOnce = 100

const columns = {
	id: account.id,
	email: account.email,
	emailVerifiedAt: account.emailVerifiedAt,
	firstName: account.firstName,
	lastName: account.lastName,
	plan: account.plan,
	status: account.status,
	role: account.role,
	createdAt: account.createdAt,
	deletionAt: account.deletionAt,
}
type User = Pick<typeof account.$inferSelect, keyof typeof columns>
type Changes = Partial<Pick<User, 'role' | 'status'>>

/** Carries out an operator's command; throws `user_not_found` when no user matches. */
export async function answerAdmin(parts: AdminParts, request: AdminRequest): Promise<AdminAnswer> {
	if (request.command === 'users') return list(parts, request)
	if (request.command === 'messages') return listMessages(parts, request)
	if (request.command === 'model') return sumModel(parts, request)
	if (request.command === 'backup') {
		return { sentence: 'That’s everything.', result: { bytes: await parts.backUp() } }
	}
	const user = await find(parts.orm, request.who)
	switch (request.command) {
		case 'make-admin':
			return change(parts, user, { changes: { role: 'admin' }, kind: 'made_admin' })
		case 'block':
			return change(parts, user, { changes: { status: 'blocked' }, kind: 'blocked' })
		case 'unblock':
			return change(parts, user, { changes: { status: 'active' }, kind: 'unblocked' })
		case 'delete':
			await parts.removeAccount(user.id)
			return {
				sentence: `Deleted the account of ${user.email} and everything that belonged to it.`,
				result: { json: { deleted: user.id } },
			}
		case 'export':
			await parts.events.record({ kind: 'data_exported', accountId: user.id, detail: byOperator })
			return {
				sentence: `This is everything Ella stores about ${user.email}.`,
				result: { bytes: await parts.exportAccount(user.id) },
			}
	}
}

const byOperator = { by: 'operator' }

async function list(
	{ orm }: AdminParts,
	{ search, after }: { search: string; after?: string | undefined },
): Promise<AdminAnswer> {
	const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`
	const isMeant = or(
		ilike(account.email, pattern),
		ilike(account.firstName, pattern),
		ilike(account.lastName, pattern),
	)
	const rows = await orm
		.select(columns)
		.from(account)
		.where(and(isMeant, after === undefined ? undefined : lt(account.id, after)))
		.orderBy(desc(account.id))
		.limit(listedAtOnce + 1)
	const { listed: users, more } = takePage(rows)
	return {
		sentence: `${users.length === 1 ? '1 user' : `${users.length} users`}.${more}`,
		result: { json: { users } },
	}
}

async function listMessages(
	{ messages: list }: AdminParts,
	{ after }: { after?: string | undefined },
): Promise<AdminAnswer> {
	const { listed: messages, more } = takePage(await list({ after, limit: listedAtOnce + 1 }))
	return {
		sentence: `${messages.length === 1 ? '1 message' : `${messages.length} messages`}.${more}`,
		result: { json: { messages } },
	}
}

async function sumModel(
	{ modelSums }: AdminParts,
	{ days }: { days: number },
): Promise<AdminAnswer> {
	const tasks = await modelSums(days)
	const [offered, accepted] = [addUp(tasks, 'offered'), addUp(tasks, 'accepted')]
	const tokens = addUp(tasks, 'tokens').toLocaleString('en-GB')
	return {
		sentence: `Last ${days} days: ${offered} texts offered, ${accepted} accepted as they were, ${addUp(tasks, 'edited')} after a change, ${addUp(tasks, 'declined')} declined, for ${tokens} tokens.`,
		result: { json: { days, tasks } },
	}
}

function addUp<Name extends string>(rows: readonly Record<Name, number>[], name: Name): number {
	return rows.reduce((sum, row) => sum + row[name], 0)
}

/** Returns the rows that fit into one answer, and a sentence that says how to see the rest. */
function takePage<Row extends { id: string }>(rows: Row[]): { listed: Row[]; more: string } {
	const listed = rows.slice(0, listedAtOnce)
	const last = rows.length > listedAtOnce ? listed.at(-1)?.id : undefined
	return { listed, more: last ? ` There are more: continue with --after ${last}.` : '' }
}

async function find(orm: Orm, who: string): Promise<User> {
	const isMeant = who.includes('@')
		? eq(account.emailKey, normaliseEmail(who))
		: isUuid(who) && eq(account.id, who)
	if (!isMeant) throw new AppError('user_not_found')
	const [user] = await orm.select(columns).from(account).where(isMeant)
	if (!user) throw new AppError('user_not_found')
	return user
}

const sentences = {
	made_admin: 'is an administrator now',
	blocked: 'is blocked and signed out everywhere',
	unblocked: 'can sign in again',
}

async function change(
	{ orm, now, events }: AdminParts,
	{ id }: User,
	{ changes, kind }: { changes: Changes; kind: keyof typeof sentences },
): Promise<AdminAnswer> {
	const user = await orm.transaction(async (tx) => {
		const [changed] = await tx
			.update(account)
			.set(changes)
			.where(eq(account.id, id))
			.returning(columns)
		if (!changed) throw new AppError('user_not_found')
		if (changed.status === 'blocked') {
			await endSessionsExcept(tx, id, { at: new Date(now()) })
		}
		return changed
	})
	await events.record({ kind, accountId: id, detail: byOperator })
	return { sentence: `${user.email} ${sentences[kind]}.`, result: { json: { user } } }
}

function isUuid(text: string): boolean {
	return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
}
