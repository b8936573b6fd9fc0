import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { isRelease } from './is-release.mjs'
import { root } from './node-24.mjs'
import { run } from './run.mjs'

const web = join(root, 'apps', 'web')
const stamp = join(web, 'build', '.ella-built-from')
const notSources = new Set(['node_modules', 'build', '.react-router', 'fixtures'])

/** Builds the web app unless its sources are the same as for the last build; a release contains the built app. */
export async function buildWebIfChanged() {
	if (isRelease()) return
	const sources = hashOfSources()
	if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return
	process.stderr.write('Building the web app.\n')
	await buildWeb()
}

/** Builds the web app and remembers from which sources. */
export async function buildWeb() {
	const sources = hashOfSources()
	rmSync(stamp, { force: true })
	await run('npm', ['run', '--silent', '--workspace', '@app/web', 'build'], {
		quiet: true,
		// A test runner sets another value, and the app that is served must never be a development build.
		env: { NODE_ENV: 'production' },
	})
	if (hashOfSources() !== sources) {
		throw new Error(
			'The build wrote into its own sources, so that it would be built at every start.',
		)
	}
	writeFileSync(stamp, sources)
}

function hashOfSources() {
	const hash = createHash('sha256')
	const folders = [web, join(root, 'packages')]
	const written = writtenByTheBuild()
	const sources = folders.flatMap((folder) => filesIn(folder, written))
	const files = [join(root, 'package-lock.json'), ...sources]
	for (const file of files) hash.update(relative(root, file)).update(readFileSync(file))
	return hash.digest('hex')
}

function writtenByTheBuild() {
	const lines = readFileSync(join(web, '.gitignore'), 'utf8').split('\n')
	const paths = lines.filter((line) => line !== '' && !line.startsWith('#'))
	return new Set(paths.map((line) => join(web, line.replace(/\/$/, ''))))
}

function filesIn(folder, written) {
	return readdirSync(folder, { withFileTypes: true })
		.filter((entry) => !notSources.has(entry.name))
		.sort((a, b) => (a.name < b.name ? -1 : 1))
		.flatMap((entry) => {
			const path = join(folder, entry.name)
			if (written.has(path)) return []
			return entry.isDirectory() ? filesIn(path, written) : [path]
		})
}
