import { hkdfSync } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { serverKey } from '#db/schema.ts'
import { randomSecret } from './hash-secret.ts'

const name = 'main'

/** The key of this installation: the configured one, or one that the first process makes for all. */
export async function readServerKey(orm: Orm, configured: string | null): Promise<string> {
	if (configured !== null) return configured
	await orm.insert(serverKey).values({ name, value: randomSecret() }).onConflictDoNothing()
	const [row] = await orm.select().from(serverKey).where(eq(serverKey.name, name))
	if (!row) throw new Error('The database did not keep the key that tokens are signed with.')
	return row.value
}

/** A key for one purpose, from which neither the main key nor that of another purpose can be told. */
export function deriveKey(mainKey: string, purpose: string): Uint8Array {
	return new Uint8Array(hkdfSync('sha256', mainKey, '', `ella ${purpose}`, 32))
}
