import { asc, eq } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { account, identity, securityEvent, session } from '#db/schema.ts'
import type { PersonalData } from '#services/personal-data.ts'

/** The account itself, as its owner may have it. Its tables go with its row. */
export function accountPersonalData({ orm }: { orm: Orm }): PersonalData {
	return {
		async files(accountId) {
			const of = { orm, accountId }
			return [
				{ path: 'account.json', read: () => readAccount(of) },
				{ path: 'connected-services.json', read: () => readIdentities(of) },
				{ path: 'sessions.json', read: () => readSessions(of) },
				{ path: 'security-log.json', read: () => readEvents(of) },
			]
		},
		remove: async () => {},
	}
}

type Of = { orm: Orm; accountId: string }

async function readAccount({ orm, accountId }: Of): Promise<object> {
	const [row] = await orm.select().from(account).where(eq(account.id, accountId))
	if (!row) return {}
	const { emailKey: _key, linkGeneration: _links, passwordHash, ...rest } = row
	return { ...rest, hasPassword: passwordHash !== null }
}

function readIdentities({ orm, accountId }: Of): Promise<object> {
	const { provider, subject, email, createdAt } = identity
	return orm
		.select({ provider, subject, email, createdAt })
		.from(identity)
		.where(eq(identity.accountId, accountId))
		.orderBy(asc(createdAt))
}

function readSessions({ orm, accountId }: Of): Promise<object> {
	const { id, method, device, createdAt, lastUsedAt, expiresAt, endedAt } = session
	return orm
		.select({ id, method, device, createdAt, lastUsedAt, expiresAt, endedAt })
		.from(session)
		.where(eq(session.accountId, accountId))
		.orderBy(asc(createdAt))
}

function readEvents({ orm, accountId }: Of): Promise<object> {
	const { at, kind, detail } = securityEvent
	return orm
		.select({ at, kind, detail })
		.from(securityEvent)
		.where(eq(securityEvent.accountId, accountId))
		.orderBy(asc(at))
}
