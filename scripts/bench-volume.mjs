import { installPackages } from './install.mjs'
import { main, runNode } from './run.mjs'
import { installSystemTools } from './system-tools.mjs'

await main(async () => {
	await installPackages()
	await installSystemTools()
	await runNode(['bench/src/volume.bench.ts', ...process.argv.slice(2)])
})
