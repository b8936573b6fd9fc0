import { installPackages } from './install.mjs'
import { main } from './run.mjs'
import { buildWeb } from './web-build.mjs'

await main(async () => {
	await installPackages()
	await buildWeb()
})
