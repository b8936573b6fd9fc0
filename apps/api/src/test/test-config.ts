import { type Config, readConfig } from '#config.ts'

/**
 * The configuration of an empty environment, with one process of each kind, because tests run side by side; a page
 * may take as long as a busy machine needs.
 */
export function testConfig(): Config {
	const one = { readerProcesses: 1, renderProcesses: 1, workers: 1 }
	return { ...readConfig({}), ...one, renderTimeoutMs: 120_000 }
}
