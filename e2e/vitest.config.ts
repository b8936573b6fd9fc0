import { defineConfig } from 'vitest/config'

export default defineConfig({
	test: {
		include: ['src/**/*.journey.ts'],
		globalSetup: ['./src/global-setup.ts'],
		// Journeys share one product and two cores: one file after the other.
		fileParallelism: false,
		testTimeout: 120_000,
		hookTimeout: 120_000,
	},
})
