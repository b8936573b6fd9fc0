import { defineConfig } from 'vitest/config'

export default defineConfig({
	test: {
		include: ['src/**/*.journey.ts'],
		globalSetup: ['./src/global-setup.ts'],
		// Journeys share one product and two cores: two files at a time, since much of a journey is waiting.
		maxWorkers: 2,
		testTimeout: 120_000,
		hookTimeout: 120_000,
		// As long as the pages themselves are waited for.
		expect: { poll: { timeout: 30_000 } },
	},
})
