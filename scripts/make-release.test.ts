import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const { releasedFiles } = (await import(
	pathToFileURL(join(root, 'scripts/make-release.mjs')).href
)) as { releasedFiles: () => string[] }
const released = new Set(releasedFiles())

test('a release has what an operator starts, and no tests', () => {
	const started = ['scripts/start.mjs', 'scripts/worker.mjs', 'bin/ella', 'apps/api/src/admin.ts']
	expect(started.filter((file) => !released.has(file))).toEqual([])
	expect([...released].filter((file) => /\.test\.|\/test\/|^scripts\/bench/.test(file))).toEqual([])
})

test('whatever a released file imports is released too', () => {
	const sources = [...released].filter((file) =>
		/^(?:apps|packages|bin|scripts)\/.*\.m?[jt]s$/.test(file),
	)
	expect(sources.length).toBeGreaterThan(500)
	expect(sources.flatMap((file) => missingImports(file))).toEqual([])
})

function missingImports(file: string): string[] {
	const text = readFileSync(join(root, file), 'utf8')
	const imports = text.matchAll(/^(?:import|export)\b(?! type)[^'"=()]*?'((?:\.\.?\/|#)[^']+)'/gm)
	return [...imports]
		.map(([, specifier = '']) => specifier)
		.filter((specifier) => !released.has(resolve(file, specifier)))
		.map((specifier) => `${file} imports ${specifier}`)
}

// A name that begins with # is within the sources of its package.
function resolve(file: string, specifier: string): string {
	if (!specifier.startsWith('#')) return join(dirname(file), specifier)
	return join(file.split('/').slice(0, 2).join('/'), 'src', specifier.slice(1))
}
