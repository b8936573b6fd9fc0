import { checkCode } from './check-code.mjs'
import { installPackages } from './install.mjs'
import { main, run, runNode } from './run.mjs'
import { installSystemTools } from './system-tools.mjs'
import { startTemporaryPostgres } from './temporary-postgres.mjs'
import { buildWebIfChanged } from './web-build.mjs'

await main(async () => {
	await step('Install what is missing', installPackages)
	await step('Install system tools', installSystemTools)
	await step('Build the web app', buildWebIfChanged)
	await step('Lint, format and types', checkCode)
	const postgres = await startTemporaryPostgres({ mayForget: true })
	try {
		const env = { TEST_DATABASE_URL: postgres.url }
		await step('Unit tests, and the API on PostgreSQL', () => run('vitest', ['run'], { env }))
		await step('Attacks on every endpoint', () =>
			runNode(['bench/src/attacks/attacks.ts', '--quick'], { env }),
		)
	} finally {
		await postgres.stop()
	}
	await step('Journeys in a real browser', () => run('vitest', ['run', '--root', 'e2e']))
})

async function step(title, work) {
	process.stdout.write(`\n== ${title}\n`)
	await work()
}
