import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const setupFiles = [fileURLToPath(new URL('./scripts/fail-on-stray-console.ts', import.meta.url))]

export default defineConfig({
	test: {
		projects: [
			{
				test: {
					name: 'packages',
					setupFiles,
					include: [
						'packages/*/src/**/*.test.ts',
						'apps/cli/src/**/*.test.ts',
						'bench/src/**/*.test.ts',
						'*.test.ts',
					],
					testTimeout: 60_000,
				},
			},
			{
				test: {
					name: 'api',
					setupFiles,
					include: ['apps/api/src/**/*.test.ts'],
					testTimeout: 120_000,
					hookTimeout: 120_000,
				},
			},
			{
				test: {
					name: 'web',
					setupFiles,
					root: './apps/web',
					include: ['app/**/*.test.{ts,tsx}', 'build-steps/**/*.test.ts'],
					environment: 'happy-dom',
					testTimeout: 60_000,
				},
			},
		],
	},
})
