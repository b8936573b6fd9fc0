import { expect, onTestFinished, test, vi } from 'vitest'
import { inThreadCheckPool } from '#test/in-thread-check-pool.ts'
import { lazyEngines } from '#test/lazy-engines.ts'
import { openMailbox } from '#test/mailbox.ts'
import { placeForDatabase } from '#test/open-test-database.ts'
import { testConfig } from '#test/test-config.ts'
import { createServices } from './create-services.ts'
import { createLog } from './http/log-requests.ts'

test('on PostgreSQL a machine whose date is 40 days ahead keeps what others keep', async ({
	skip,
}) => {
	const config = { ...testConfig(), ...(await placeForDatabase(onTestFinished)) }
	// The embedded database has no clock but the machine's.
	if (config.databaseUrl === null) skip()
	const today = Date.now()
	const aheadMs = 40 * 86_400_000
	vi.spyOn(Date, 'now').mockImplementation(() => today + aheadMs)
	onTestFinished(() => void vi.restoreAllMocks())
	const background = await createServices({
		config,
		log: createLog('silent'),
		onLost: (error) => {
			throw error
		},
		engines: lazyEngines(config),
	})
	onTestFinished(background.close)
	expect(Math.abs(background.now() - today)).toBeLessThan(60_000)
})

test('a process that stops closes its connections to the mail server', async () => {
	const connections = { opened: 0, open: 0 }
	const mailbox = await openMailbox(onTestFinished, {
		onConnect: (_session, done) => {
			connections.opened += 1
			connections.open += 1
			done()
		},
		onClose: () => {
			connections.open -= 1
		},
	})
	const config = {
		...testConfig(),
		...(await placeForDatabase(onTestFinished)),
		smtpUrl: mailbox.url,
	}
	const background = await createServices({
		config,
		log: createLog('silent'),
		onLost: (error) => {
			throw error
		},
		engines: lazyEngines(config),
		checkPool: inThreadCheckPool,
	})
	await background.work()
	for (const to of ['ada@example.com', 'bea@example.com', 'cy@example.com']) {
		await background.mail.queue({ kind: 'address_has_account', to })
		await mailbox.next(to)
	}
	expect(connections).toEqual({ opened: 1, open: 1 })
	await background.close()
	await expect.poll(() => connections.open, { timeout: 10_000 }).toBe(0)
})
