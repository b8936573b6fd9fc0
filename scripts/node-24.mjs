import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** The folder of the checkout. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

const packagedNode = join(
	root,
	'node_modules',
	'.bin',
	process.platform === 'win32' ? 'node.cmd' : 'node',
)

/** The Node that runs Ella: the machine's own when it is 24 or later, otherwise the one that npm installed. */
export function node24() {
	const [major] = process.versions.node.split('.')
	return Number(major) < 24 && existsSync(packagedNode) ? packagedNode : process.execPath
}

/** The environment for a child process, in which `node` and every installed tool are ours. */
export function environment(extra = {}) {
	const bin = join(root, 'node_modules', '.bin')
	return {
		// Keeps Node's compiled code, so that a restart is quicker.
		NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
		...process.env,
		PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
		NODE_OPTIONS: nodeOptions(process.env.NODE_OPTIONS ?? ''),
		...extra,
	}
}

function nodeOptions(given) {
	const quick = `--import=${pathToFileURL(join(root, 'scripts', 'cache-drizzle-resolution.mjs')).href}`
	return given.includes(quick) ? given : `${given} ${quick}`.trim()
}
