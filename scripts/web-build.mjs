import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './node-24.mjs'
import { run } from './run.mjs'

const web = join(root, 'apps', 'web')
const stamp = join(web, 'build', '.ella-built-from')
const madeByTheBuild = new Set(['node_modules', 'build', '.react-router', 'pictures', 'generated'])

/** Builds the web app unless its sources are those of the last build. */
export async function buildWebIfChanged() {
	const sources = hashOfSources()
	if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return
	process.stderr.write('Building the web app.\n')
	await buildWeb()
}

/** Builds the web app and remembers from which sources. */
export async function buildWeb() {
	const sources = hashOfSources()
	rmSync(stamp, { force: true })
	await run('npm', ['run', '--silent', '--workspace', '@app/web', 'build'], { quiet: true })
	writeFileSync(stamp, sources)
}

function hashOfSources() {
	const hash = createHash('sha256')
	const folders = [web, join(root, 'packages')]
	const files = [join(root, 'package-lock.json'), ...folders.flatMap((folder) => filesIn(folder))]
	for (const file of files) hash.update(relative(root, file)).update(readFileSync(file))
	return hash.digest('hex')
}

function filesIn(folder) {
	return readdirSync(folder, { withFileTypes: true })
		.filter((entry) => !madeByTheBuild.has(entry.name) && entry.name !== 'fixtures')
		.sort((a, b) => (a.name < b.name ? -1 : 1))
		.flatMap((entry) => {
			const path = join(folder, entry.name)
			return entry.isDirectory() ? filesIn(path) : [path]
		})
}
