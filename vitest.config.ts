import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const setupFiles = ['fail-on-stray-console.ts', 'patient-waits.ts'].map((name) =>
	fileURLToPath(new URL(`./scripts/${name}`, import.meta.url)),
)
// A busy machine needs longer than the second after which the runner would give up.
const expect = { poll: { timeout: 30_000 } }

const api = {
	setupFiles,
	expect,
	globalSetup: fileURLToPath(new URL('./apps/api/src/test/prepare-data.ts', import.meta.url)),
	// Every file needs most of the server, which is slow to load, and leaves nothing behind.
	isolate: false,
	testTimeout: 120_000,
	hookTimeout: 120_000,
}

/**
 * With a PostgreSQL server all of the API is tested on that, and on the embedded database what the engine can change: the
 * database and its backups, whole programs, and the saving of CVs. The journeys use everything on the embedded one.
 */
const onEmbeddedToo = {
	test: {
		...api,
		name: 'api-embedded',
		include: [
			'apps/api/src/*.test.ts',
			'apps/api/src/{db,backup}/**/*.test.ts',
			'apps/api/src/modules/cvs/**/*.test.ts',
		],
		env: { TEST_DATABASE_URL: '' },
	},
}

export default defineConfig({
	test: {
		// Much of the work waits for a database or a child process, so both cores of a small machine have room.
		maxWorkers: Math.max(2, availableParallelism() - 1),
		projects: [
			{
				test: {
					name: 'packages',
					setupFiles,
					expect,
					include: [
						'packages/*/src/**/*.test.ts',
						'apps/cli/src/**/*.test.ts',
						'bench/src/**/*.test.ts',
						'scripts/**/*.test.ts',
						'*.test.ts',
					],
					// A reader that runs out of memory does so slowly, and twice.
					testTimeout: 120_000,
					// What is tested here keeps nothing between its calls, and is slow to load.
					isolate: false,
				},
			},
			{
				test: {
					...api,
					name: 'api',
					include: ['apps/api/src/**/*.test.ts'],
				},
			},
			...(process.env.TEST_DATABASE_URL ? [onEmbeddedToo] : []),
			{
				test: {
					name: 'web',
					setupFiles: [...setupFiles, './app/shared/test/global-test-cleanup.ts'],
					expect,
					root: './apps/web',
					include: ['{app,build-steps,catalogue,service-worker}/**/*.test.{ts,tsx}'],
					environment: 'happy-dom',
					// A browser for each file took six times as long as the tests; each test leaves nothing in it.
					isolate: false,
					testTimeout: 60_000,
				},
			},
		],
	},
})
