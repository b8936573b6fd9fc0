import { type Config, readConfig } from '#config.ts'

/** The configuration of an empty environment, with one process of each kind: tests run side by side. */
export function testConfig(): Config {
	return { ...readConfig({}), readerProcesses: 1, renderProcesses: 1, workers: 1 }
}
