import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRelease } from './is-release.mjs'
import { root } from './node-24.mjs'
import { run } from './run.mjs'

/** Installs the locked packages unless exactly they are installed already; a release brings them along. */
export async function installPackages() {
	if (isRelease() || isInstalled()) return
	process.stderr.write('Installing packages. This happens once and takes a minute or two.\n')
	// The machine's own Node may be older than some packages ask for; Ella runs them under the Node it brings.
	const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
	await run(npm, ['ci', '--loglevel=error', '--no-fund', '--no-audit'], { quiet: true })
}

// npm writes its own list last of all, so an installation that was cut short has none.
function isInstalled() {
	const installedList = join(root, 'node_modules', '.package-lock.json')
	if (!existsSync(installedList)) return false
	const installed = packagesIn(installedList)
	return Object.entries(packagesIn(join(root, 'package-lock.json'))).every(
		([path, locked]) => !path || locked.optional || installed[path]?.version === locked.version,
	)
}

function packagesIn(file) {
	return JSON.parse(readFileSync(file, 'utf8')).packages
}
