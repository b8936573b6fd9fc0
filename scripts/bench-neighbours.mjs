import { installPackages } from './install.mjs'
import { main, runNode } from './run.mjs'
import { installSystemTools } from './system-tools.mjs'
import { startTemporaryPostgres } from './temporary-postgres.mjs'
import { buildWebIfChanged } from './web-build.mjs'

await main(async () => {
	await installPackages()
	await installSystemTools()
	await buildWebIfChanged()
	const postgres = await startTemporaryPostgres()
	try {
		const env = { TEST_DATABASE_URL: postgres.url }
		await runNode(['bench/src/neighbours.bench.ts', ...process.argv.slice(2)], { env })
	} finally {
		await postgres.stop()
	}
})
