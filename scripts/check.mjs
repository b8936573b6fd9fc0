import { checkCode } from './check-code.mjs'
import { installPackages } from './install.mjs'
import { main } from './run.mjs'

await main(async () => {
	await installPackages()
	await checkCode()
})
