import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { makeRelease } from './make-release.mjs'
import { main } from './run.mjs'

/** Makes the file from which Ella is installed on a server: `npm run release -- --to FOLDER`. */
await main(async () => {
	const { values } = parseArgs({ options: { to: { type: 'string', default: '.' } } })
	// npm changes into the checkout before it runs a script; paths are the caller's.
	const folder = resolve(process.env.INIT_CWD ?? process.cwd(), values.to)
	const file = await makeRelease(folder)
	const megabytes = Math.round(statSync(file).size / 1e6)
	process.stdout.write(`${file} (${megabytes} MB)\n`)
})
