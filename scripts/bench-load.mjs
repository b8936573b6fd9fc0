import { installPackages } from './install.mjs'
import { main, runNode } from './run.mjs'
import { installSystemTools } from './system-tools.mjs'
import { buildWebIfChanged } from './web-build.mjs'

await main(async () => {
	await installPackages()
	await installSystemTools()
	await buildWebIfChanged()
	await runNode(['bench/src/load.bench.ts', ...process.argv.slice(2)])
})
