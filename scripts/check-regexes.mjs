import { installPackages } from './install.mjs'
import { main, runNode } from './run.mjs'

await main(async () => {
	await installPackages()
	await runNode(['scripts/regexes/judge-all.mjs', ...process.argv.slice(2)])
})
