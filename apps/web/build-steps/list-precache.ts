import { createHash } from 'node:crypto'
import { posix } from 'node:path'
import { init, parse } from 'es-module-lexer'

/** A file of the build: its URL path and its content. */
export type BuiltFile = { path: string; bytes: Buffer }

// Words in other alphabets fetch their letters when they are written, and keep them then.
const rareLetters = /-(?:cyrillic|greek|vietnamese)(?:-ext)?-/

// The code that reads the PDF back is useless without the server that makes the PDF.
const forPdf = /\/(?:pdf\.worker|read-exported-pdf)[.-]/

/** The files that the editor may ask for after it was opened; all have a name that changes with their content. */
export function listPrecachedAssets(paths: string[]): string[] {
	return paths
		.filter((path) => path.startsWith('/assets/') && !path.startsWith('/assets/pictures/'))
		.filter((path) => !/\.(?:br|gz|map)$/.test(path) && !rareLetters.test(path))
		.filter((path) => !forPdf.test(path))
		.sort()
}

/**
 * Returns the version of the build, which is in the name of its list of routes. Throws unless there is exactly one
 * list.
 */
export function hashPaths(paths: string[]): string {
	const names = paths.flatMap((path) => /^\/assets\/manifest-([\w-]+)\.js$/.exec(path)?.[1] ?? [])
	const [version] = names
	if (version === undefined || names.length > 1) {
		throw new Error('The build has no list of routes, or several.')
	}
	return version
}

/** Another id for any other content. */
export function precacheId(files: BuiltFile[]): string {
	const hash = createHash('sha256')
	for (const { path, bytes } of files) hash.update(`${path} ${bytes.length}\n`).update(bytes)
	return hash.digest('hex').slice(0, 16)
}

/**
 * The scripts that a script of the shelf can't start without and that don't lie there with it, each once: a page whose
 * script is one of them stays empty without the server.
 */
export async function findMissingScripts(files: BuiltFile[]): Promise<string[]> {
	await init
	const shelved = new Set(files.map((file) => file.path))
	const wanted = files
		.filter((file) => file.path.endsWith('.js'))
		.flatMap((file) => listStaticImports(file))
		.filter((path) => !shelved.has(path))
	return [...new Set(wanted)].sort()
}

// A dynamic import is a choice of the page, which may do without; a static one is not.
function listStaticImports({ path, bytes }: BuiltFile): string[] {
	const [imports] = parse(bytes.toString())
	return imports
		.filter((found) => found.d === -1 && found.n !== undefined)
		.map((found) => posix.join(posix.dirname(path), found.n ?? ''))
}
