import type { Orm } from '#db/database.ts'
import { account } from '#db/schema.ts'
import { uuidV7 } from '../services/uuid-v7.ts'

/** Writes down an account with a verified e-mail, and answers with its id. */
export async function insertAccount(
	orm: Orm,
	changes: Partial<typeof account.$inferInsert> = {},
): Promise<string> {
	const id = uuidV7(Date.now())
	const email = `${id}@example.com`
	await orm
		.insert(account)
		.values({ id, email, emailKey: email, emailVerifiedAt: new Date(), ...changes })
	return id
}
