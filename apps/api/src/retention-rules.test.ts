import { expect, onTestFinished, test } from 'vitest'
import { oneTimeSecret, rateCount, securityEvent, session } from '#db/schema.ts'
import { createAccount, logIn, tryLogin } from '#test/account-login.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { accountUpkeepQueue } from './services/queues.ts'

test('what is of no more use is deleted in the background, and nothing else', async () => {
	const { app, background, clock } = await openTestApp(onTestFinished)
	const { accounts, boss, database } = background
	const { id, email } = await createAccount({ background })
	const issue = () =>
		accounts.secrets.issue({ purpose: 'reset_password', livesMs: 1000, accountId: id })
	const leaveTraces = async () => {
		await tryLogin(app, 'nobody@example.com')
		await logIn(app, email)
		await issue()
	}
	const counts = () =>
		Promise.all(
			[oneTimeSecret, rateCount, securityEvent, session].map((table) => database.orm.$count(table)),
		)
	await leaveTraces()
	clock.aheadMs += 200 * 86_400_000
	await leaveTraces()
	const before = await counts()
	await boss.send(accountUpkeepQueue)
	await expect
		.poll(async () => (await counts()).join(), { timeout: 60_000 })
		.not.toBe(before.join())
	await expect.poll(counts, { timeout: 60_000 }).toEqual([1, 2, 2, 1])
})
