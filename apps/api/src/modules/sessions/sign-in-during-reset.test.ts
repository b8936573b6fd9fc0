import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { account, session } from '#db/schema.ts'
import { createAccount, password, tryLogin } from '#test/account-login.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { testServerUrl } from '#test/postgres-test-database.ts'
import { endSessionsExcept } from './end-sessions.ts'

test.skipIf(testServerUrl === null)(
	'somebody who signs in with the old password while it is being changed is not signed in',
	async () => {
		const { app, background } = await openTestApp(onTestFinished, { works: false })
		const { orm } = background.database
		const { id, email } = await createAccount({ background })
		const passwordHash = await background.accounts.passwords.hash('another quiet harbour')
		const isWaiting = sql`select 1 from pg_stat_activity
			where datname = current_database() and wait_event_type = 'Lock' and query like '%for share%'`
		const login = await orm.transaction(async (tx) => {
			await endSessionsExcept(tx, id, { at: new Date() })
			const answer = tryLogin(app, email)
			await expect
				.poll(async () => JSON.stringify(await orm.execute(isWaiting)), { timeout: 60_000 })
				.toContain('"rowCount":1')
			await tx.update(account).set({ passwordHash }).where(eq(account.id, id))
			return { answer }
		})
		expect((await login.answer).statusCode).toBe(401)
		expect(await orm.$count(session, eq(session.accountId, id))).toBe(0)
		const again = await tryLogin(app, email, { password: 'another quiet harbour' })
		expect(again.statusCode).toBe(200)
		expect((await tryLogin(app, email, { password })).statusCode).toBe(401)
	},
)
