import { writeSync } from 'node:fs'
import { ConfigError, readConfig } from './config.ts'
import { runWithGracefulShutdown } from './graceful-shutdown.ts'
import { createLog } from './http/log-requests.ts'
import { openMetrics } from './services/metrics/serve-metrics.ts'
import { startTracing } from './services/tracing/start-tracing.ts'
import { startServices } from './start-services.ts'

/** A worker: runs jobs beside servers on the same PostgreSQL; any number may run. */
await runWithGracefulShutdown(async (onLost) => {
	const config = readConfig()
	if (config.databaseUrl === null) {
		throw new ConfigError([
			'A worker needs DATABASE_URL. With the embedded database, the server runs the jobs itself.',
		])
	}
	const log = createLog(config.logLevel)
	const tracing = await startTracing(config.tracing, 'ella-worker')
	const background = await startServices({
		config,
		log,
		onLost,
		statementTimeout: 'job',
		takesJobs: true,
	})
	const metrics = await openMetrics(background, config.metrics.workerPort, log)
	return {
		announce: () => {
			if (config.logLevel !== 'warn') writeSync(1, 'An Ella worker is ready\n')
		},
		close: async () => {
			await metrics?.close()
			await background.close()
			await tracing?.stop()
		},
	}
})
