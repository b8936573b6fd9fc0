import { jobWishSchema } from '@app/contract'
import { expect, onTestFinished, test } from 'vitest'
import { oneTimeSecrets } from '#services/one-time-secrets.ts'
import { openJobQueue } from '#services/open-job-queue.ts'
import { mailQueue } from '#services/queues.ts'
import { unsubscribeKeys } from '#services/unsubscribe-keys.ts'
import { openTestDatabase } from '#test/open-test-database.ts'
import { openMail } from './open-mail.ts'

test('an e-mail that somebody waits for is sent before alerts that were queued earlier', async () => {
	const database = await openTestDatabase(onTestFinished)
	const log = { warn: () => {} }
	const boss = await openJobQueue(database, log)
	onTestFinished(() => boss.stop({ graceful: false }))
	const mail = openMail({
		boss,
		log,
		alertKeys: unsubscribeKeys(new Uint8Array(32)),
		reminderKeys: unsubscribeKeys(new Uint8Array(32)),
		isAlertOn: async () => true,
		areRemindersOn: async () => true,
		deliver: async () => true,
		secrets: oneTimeSecrets({ orm: database.orm, now: Date.now }),
		siteUrl: () => 'https://cv.example.com',
	})
	const alert = {
		kind: 'job_alert' as const,
		to: 'cy@example.com',
		count: 1,
		jobs: [],
		wish: jobWishSchema.parse({}),
		searchId: '019aa5c0-0000-7000-8000-000000000001',
		name: 'Nurse',
	}
	for (let i = 0; i < 3; i += 1) await mail.queue(alert)
	await mail.queue({ kind: 'address_has_account', to: 'ada@example.com' })
	const [first] = await boss.fetch<{ letter: { kind: string } }>(mailQueue)
	expect(first?.data.letter.kind).toBe('address_has_account')
})
