import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { SecondRuns } from './src/report-second-runs.ts'

export default defineConfig({
	test: {
		include: ['src/**/*.journey.ts'],
		globalSetup: ['./src/global-setup.ts'],
		// Journeys share one product: two files at a time on two cores, since much of a journey is waiting.
		maxWorkers: Math.max(2, availableParallelism() - 1),
		// The files of a worker share its browser, which is slow to start; each visitor has a separate context.
		isolate: false,
		testTimeout: 120_000,
		hookTimeout: 120_000,
		// As long as the pages themselves are waited for.
		expect: { poll: { timeout: 30_000 } },
		// A journey that fails is run once more, with new people and an empty browser, and named at the end if it passes then.
		retry: 1,
		reporters: ['default', new SecondRuns()],
	},
})
