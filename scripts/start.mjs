import { loadEnvironmentFile } from './environment-file.mjs'
import { installPackages } from './install.mjs'
import { main } from './run.mjs'
import { serve } from './serve.mjs'
import { buildWebIfChanged } from './web-build.mjs'

await main(async () => {
	loadEnvironmentFile()
	await installPackages()
	await buildWebIfChanged()
	await serve()
})
