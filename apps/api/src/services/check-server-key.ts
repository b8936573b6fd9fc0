import { eq } from 'drizzle-orm'
import type { Database, Orm } from '#db/database.ts'
import { installation } from '#db/schema.ts'
import { deriveKey, readServerKey } from './server-key.ts'

const name = 'server_key'

/**
 * Throws a sentence when this node signs with another key than the nodes before it: people would be signed out at every
 * second request. The embedded database has one node only, so its key may be changed.
 */
export async function checkServerKey(
	{ orm, engine }: Pick<Database, 'orm' | 'engine'>,
	secretKey: string | null,
): Promise<void> {
	const value = await fingerprint(orm, secretKey)
	await orm.insert(installation).values({ name, value }).onConflictDoNothing()
	const [row] = await orm.select().from(installation).where(eq(installation.name, name))
	if (row?.value === value) return
	if (engine === 'embedded') return adoptServerKey(orm, secretKey)
	throw new Error(
		[
			"The key of this server or worker isn't the one that this database is used with:",
			'set the same SECRET_KEY everywhere, or stop everything and run "ella admin adopt key" to change it,',
			'which signs everybody out.',
		].join(' '),
	)
}

/** Makes this node's key the one that all nodes must have. */
export async function adoptServerKey(orm: Orm, secretKey: string | null): Promise<void> {
	const value = await fingerprint(orm, secretKey)
	await orm
		.insert(installation)
		.values({ name, value })
		.onConflictDoUpdate({ target: installation.name, set: { value } })
}

/** Lets the next start decide which key it is, as after a restore: a backup does not hold SECRET_KEY. */
export async function forgetServerKey(orm: Orm): Promise<void> {
	await orm.delete(installation).where(eq(installation.name, name))
}

// Made from the key, which cannot be told from it.
async function fingerprint(orm: Orm, secretKey: string | null): Promise<string> {
	const key = deriveKey(await readServerKey(orm, secretKey), 'key fingerprint')
	return Buffer.from(key).toString('base64url')
}
