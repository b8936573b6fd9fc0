import { installPackages } from './install.mjs'
import { main, runNode } from './run.mjs'
import { installReadingTools } from './system-tools.mjs'

await main(async () => {
	await installPackages()
	await installReadingTools()
	await runNode(['bench/src/roundtrip.bench.ts'])
})
