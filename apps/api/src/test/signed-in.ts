import type { account } from '#db/schema.ts'
import { bearer, createAccount } from './account.ts'
import type { TestApp } from './open-test-app.ts'

/** Somebody with an account, and the headers with which a call is theirs. */
export type SignedIn = { id: string; email: string; headers: { authorization: string } }

/** Makes an account and a session of it. */
export async function signedIn(
	tested: TestApp,
	wishes: Partial<typeof account.$inferInsert> = {},
): Promise<SignedIn> {
	const { id, email } = await createAccount(tested, wishes)
	const { access } = await tested.background.sessions.start({
		...{ accountId: id, method: 'password', device: 'Firefox on Linux', isRemembered: false },
	})
	return { id, email, headers: bearer(access) }
}
