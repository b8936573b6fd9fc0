import { writeSync } from 'node:fs'
import { ConfigError, readConfig } from './config.ts'
import { createLog } from './http/log-requests.ts'
import { runUntilStopped } from './run-until-stopped.ts'
import { startBackground } from './start-background.ts'

/** A worker: runs jobs beside servers on the same PostgreSQL; any number may run. */
await runUntilStopped(async (onLost) => {
	const config = readConfig()
	if (config.databaseUrl === null) {
		throw new ConfigError([
			'A worker needs DATABASE_URL. With the embedded database, the server runs the jobs itself.',
		])
	}
	const log = createLog(config.logLevel)
	const background = await startBackground({ config, log, onLost, patience: 'job' })
	await background.work()
	if (config.logLevel !== 'warn') writeSync(1, 'An Ella worker is ready\n')
	return { close: background.close }
})
