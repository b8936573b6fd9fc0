import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Which of our packages each package and app may import. An arrow that is not here does not exist. */
const allowed: Record<string, string[]> = {
	'packages/cv': [],
	'packages/language': ['cv'],
	'packages/cv-import': ['cv', 'language'],
	'packages/checks': ['cv', 'language'],
	'packages/match': ['cv', 'language'],
	'packages/claims': ['language'],
	'packages/rewrite': ['claims', 'cv', 'language', 'match'],
	'packages/letters': ['claims', 'cv', 'language', 'match', 'rewrite'],
	'packages/typeset': ['cv', 'language'],
	'packages/contract': ['checks', 'cv'],
	'packages/applications': ['contract'],
	'apps/api': [
		'applications',
		'checks',
		'contract',
		'cv',
		'cv-import',
		'language',
		'letters',
		'rewrite',
		'typeset',
	],
	'apps/cli': [
		'checks',
		'claims',
		'contract',
		'cv',
		'cv-import',
		'language',
		'letters',
		'match',
		'rewrite',
		'typeset',
	],
	'apps/web': [
		'applications',
		'checks',
		'claims',
		'contract',
		'cv',
		'language',
		'letters',
		'match',
		'rewrite',
	],
}

/** What a workspace may use while it is built or measured, but never ship. */
const allowedToBuild: Record<string, string[]> = {
	'apps/web': ['cv-import', 'typeset'],
	'packages/checks': ['rewrite'],
}

const folders = Object.keys(allowed)
const codeFiles = folders
	.flatMap((folder) => filesIn(folder))
	.filter((file) => /\.tsx?$/.test(file))

test('every package and app is in the table', () => {
	const found = ['packages', 'apps'].flatMap((folder) =>
		readdirSync(folder).map((name) => `${folder}/${name}`),
	)
	expect(found.sort()).toEqual([...folders].sort())
})

test.each(folders)('%s depends only on what the table allows', (folder) => {
	const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
	const may = allowed[folder] ?? []
	expect(ours(manifest.dependencies).filter((name) => !may.includes(name))).toEqual([])
	const mayToBuild = [...may, ...(allowedToBuild[folder] ?? [])]
	expect(ours(manifest.devDependencies).filter((name) => !mayToBuild.includes(name))).toEqual([])
})

test.each(folders)('%s imports packages by their doors', (folder) => {
	const doors = new Set(folders.flatMap(doorsOf))
	const imports = codeFiles
		.filter((file) => file.startsWith(`${folder}/`))
		.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/from '(@app\/[^']+)'/g)])
		.map(([, specifier]) => specifier ?? '')
	expect(imports.filter((specifier) => !doors.has(specifier))).toEqual([])
})

test('no pure code opens a node door', () => {
	const pure = codeFiles.filter(
		(file) => file.startsWith('packages/') && !/\/(?:node|fixtures)\/|\.test\.ts$/.test(file),
	)
	const offenders = pure.filter((file) =>
		/from '(node:|@app\/[a-z-]+\/node)/.test(readFileSync(file, 'utf8')),
	)
	expect(offenders).toEqual([])
})

test('the web app ships nothing that needs a server', () => {
	const web = codeFiles.filter((file) => file.startsWith('apps/web/app/'))
	const offenders = web.filter((file) =>
		/@app\/(typeset|cv-import)/.test(readFileSync(file, 'utf8')),
	)
	expect(offenders).toEqual([])
})

test('a feature imports its own files and #shared only', () => {
	const strays = codeFiles
		.filter((file) => file.startsWith('apps/web/app/features/'))
		.flatMap((file) => {
			const feature = file.split('/').slice(0, 5).join('/')
			return [...readFileSync(file, 'utf8').matchAll(/from '(\.\.?\/[^']+)'/g)]
				.map(([, specifier = '']) => join(file, '..', specifier))
				.filter((target) => !target.startsWith(`${feature}/`))
				.map((target) => `${file} imports ${target}`)
		})
	expect(strays).toEqual([])
})

test('no file is longer than 400 lines, tables aside', () => {
	const code = codeFiles.filter((file) => !file.includes('/src/data/'))
	const long = code.filter((file) => readFileSync(file, 'utf8').split('\n').length > 401)
	expect(long).toEqual([])
})

// TypeScript checks no excess property behind a spread, so a literal there goes unchecked.
test('no literal is spread into another', () => {
	const spreading = codeFiles.filter((file) =>
		/^\s*\.\.\.(?:\{[^}\n]*\w[^}\n]*\}|\[[^\]\n]+\]),?\s*$/m.test(readFileSync(file, 'utf8')),
	)
	expect(spreading).toEqual([])
})

test('no room is called utils, helpers, common, misc, types or constants', () => {
	const vague = codeFiles.filter((file) =>
		/\/(utils?|helpers?|common|misc|types|constants)(\.|\/)/.test(file),
	)
	expect(vague).toEqual([])
})

test('only the configuration reads the environment', () => {
	const readers = codeFiles.filter(
		(file) =>
			!/(config\.ts|\.test\.ts|\/node\/|vite\.config\.ts|apps\/cli\/|\/testing\/)/.test(file) &&
			/process\.env/.test(readFileSync(file, 'utf8')),
	)
	expect(readers).toEqual([])
})

function ours(dependencies: Record<string, string> = {}): string[] {
	return Object.keys(dependencies)
		.filter((name) => name.startsWith('@app/'))
		.map((name) => name.slice('@app/'.length))
}

function doorsOf(folder: string): string[] {
	const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
	return Object.keys(manifest.exports ?? {}).map((door) => manifest.name + door.slice(1))
}

function filesIn(folder: string): string[] {
	return readdirSync(folder)
		.filter((name) => !['node_modules', 'build', '.react-router', 'generated'].includes(name))
		.map((name) => join(folder, name))
		.flatMap((path) => (statSync(path).isDirectory() ? filesIn(path) : [path]))
}
