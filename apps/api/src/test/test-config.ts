import { type Config, readConfig } from '#config.ts'

/**
 * The configuration of an empty environment, with one process of each kind, because tests run side by side; a page
 * may take, wait and cost as long as a busy machine needs.
 */
export function testConfig(): Config {
	const one = { readerProcesses: 1, renderProcesses: 1, workers: 1 }
	const patient = {
		renderTimeoutMs: 120_000,
		overloadWaitMs: 0,
		renderWaitMs: 120_000,
		renderSecondsPerMinute: 3600,
		renderSecondsPerMinuteAccount: 3600,
	}
	return { ...readConfig({}), ...one, ...patient }
}
