import { expect, onTestFinished, test, vi } from 'vitest'
import { lazyEngines } from '#test/lazy-engines.ts'
import { placeForDatabase } from '#test/open-test-database.ts'
import { testConfig } from '#test/test-config.ts'
import { createLog } from './http/log-requests.ts'
import { startBackground } from './start-background.ts'

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
	const background = await startBackground({
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
