import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages } from './install.mjs'
import { root } from './node-24.mjs'
import { main, run, runNode } from './run.mjs'
import { installSystemTools } from './system-tools.mjs'
import { buildWebIfChanged } from './web-build.mjs'

await main(async () => {
	await installPackages()
	await installSystemTools()
	await installLighthouse()
	await buildWebIfChanged()
	await runNode(['bench/src/lighthouse.bench.ts', ...process.argv.slice(2)])
})

/** Installs Lighthouse on first use. It is larger than Ella, so it has a separate lock file. */
async function installLighthouse() {
	const cwd = join(root, 'bench', 'lighthouse')
	if (existsSync(join(cwd, 'node_modules', '.package-lock.json'))) return
	const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
	await run(npm, ['ci', '--loglevel=error', '--no-fund', '--no-audit'], { quiet: true, cwd })
}
