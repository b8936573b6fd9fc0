import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type LockedPackage = {
	dependencies?: Record<string, string>
	optionalDependencies?: Record<string, string>
}

const lockFile = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')
const packages: Record<string, LockedPackage> = JSON.parse(lockFile).packages

// "npm ci" refuses a lock file that lacks one build for any platform.
test('every dependency of a locked package is locked, builds for other platforms too', () => {
	const missing = Object.entries(packages).flatMap(
		([path, { dependencies, optionalDependencies }]) =>
			Object.keys({ ...dependencies, ...optionalDependencies })
				.filter((name) => !isLocked(path, name))
				.map((name) => `${name} of ${path}`),
	)
	expect(missing).toEqual([])
})

test('the lock file names no registry', () => {
	expect(lockFile).not.toMatch(/"resolved": "https?:/)
})

// Node looks in the package's own folder first, then in every folder above it.
function isLocked(path: string, name: string): boolean {
	if (Object.hasOwn(packages, `${path === '' ? '' : `${path}/`}node_modules/${name}`)) return true
	if (path === '') return false
	return isLocked(path.slice(0, Math.max(0, path.lastIndexOf('/'))), name)
}
