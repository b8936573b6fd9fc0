import { createHash } from 'node:crypto'

/** A file of the build: its path as it is asked for, and its content. */
export type BuiltFile = { path: string; bytes: Buffer }

// Words in other alphabets fetch their letters when they are written, and keep them then.
const rareLetters = /-(?:cyrillic|greek|vietnamese)(?:-ext)?-/

// What reads the PDF back is worth nothing without the server that makes it.
const forPdf = /\/(?:pdf|read-exported-pdf)[.-]/

/** The files that the editor may ask for after it was opened; all have a name that changes with their content. */
export function listPrecachedAssets(paths: string[]): string[] {
	return paths
		.filter((path) => path.startsWith('/assets/') && !path.startsWith('/assets/pictures/'))
		.filter((path) => !/\.(?:br|gz|map)$/.test(path) && !rareLetters.test(path))
		.filter((path) => !forPdf.test(path))
		.sort()
}

/** What a page of the build says of itself, as the name of its list of routes has it. */
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
