import { installPackages } from './install.mjs'
import { main, runNode } from './run.mjs'
import { installSystemTools } from './system-tools.mjs'
import { startTemporaryPostgres } from './temporary-postgres.mjs'

await main(async () => {
	await installPackages()
	await installSystemTools()
	const postgres = await startTemporaryPostgres()
	try {
		const env = { TEST_DATABASE_URL: postgres.url }
		await runNode(['bench/src/rolling.bench.ts', ...process.argv.slice(2)], { env })
	} finally {
		await postgres.stop()
	}
})
