import { installPackages } from './install.mjs'
import { main, runNode } from './run.mjs'
import { buildWebIfChanged } from './web-build.mjs'

await main(async () => {
	await installPackages()
	await buildWebIfChanged()
	await runNode(['bench/src/landing-js.bench.ts'])
})
