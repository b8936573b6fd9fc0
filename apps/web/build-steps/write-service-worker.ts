import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { build } from 'vite'
import { findMissingScripts, hashPaths, listPrecachedAssets, precacheId } from './list-precache.ts'

// After the build, because only then all of its files have their names; see the decision on working offline.
const webFolder = join(import.meta.dirname, '..')
const folder = join(webFolder, 'build', 'client')

const entries = await readdir(folder, { recursive: true, withFileTypes: true })
const paths = entries
	.filter((entry) => entry.isFile())
	.map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll(sep, '/'))
const assets = listPrecachedAssets(paths)
const pages = ['/__spa-fallback.html', ...paths.filter(isShelvedPage)]
const files = await Promise.all(
	[...pages, ...assets].map(async (path) => ({ path, bytes: await readFile(join(folder, path)) })),
)
const missing = await findMissingScripts(files)
if (missing.length > 0) throw new Error(`Needed offline and not kept: ${missing.join(', ')}`)
const shelf = { id: precacheId(files), version: hashPaths(paths), assets }

await build({
	configFile: false,
	root: webFolder,
	logLevel: 'warn',
	publicDir: false,
	define: { ELLA_BUILD: JSON.stringify(shelf) },
	build: {
		outDir: folder,
		emptyOutDir: false,
		lib: {
			entry: join(webFolder, 'service-worker', 'worker.ts'),
			formats: ['iife'],
			name: 'ella',
			fileName: () => 'sw.js',
		},
	},
})

function isShelvedPage(path: string): boolean {
	return /^\/(?:offline|cv-writer|cv-writer\/create)\/index\.html$/.test(path)
}
