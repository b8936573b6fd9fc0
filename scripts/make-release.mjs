import { execFileSync } from 'node:child_process'
import {
	chmodSync,
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	realpathSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { installPackages } from './install.mjs'
import { releaseMarker } from './is-release.mjs'
import { environment, root } from './node-24.mjs'
import { run } from './run.mjs'
import { buildWebIfChanged } from './web-build.mjs'

/** The parts of the checkout that an installation needs. */
const parts =
	'bin deploy docs packages apps/api apps/cli scripts .env.example CHANGELOG.md LICENSE README.md'
/** Tests, what only they read, and what only a checkout can do. */
const notReleased = [
	/\.test\.\w+$/,
	/\/test\//,
	/^packages\/(?!cv\/)[\w-]+\/src\/fixtures\//,
	/^scripts\/(?:bench|check|regexes|voice|release\.|make-release|cluster|test|dev|build|write-data|temporary|system|fail|patient)/,
]
/** Of other people's packages, what nothing reads at run time. */
const notRead = /\.(?:map|d\.[cm]?ts)$/

/**
 * Makes a release of the checkout in a folder and answers its path: one tarball with the built web app, production
 * packages and Node, which runs without npm, a build or a connection. It is for the kind of machine it was made on.
 */
export async function makeRelease(folder) {
	await installPackages()
	await buildWebIfChanged()
	const { version } = readManifest()
	const name = `ella-${version}-${process.platform}-${process.arch}`
	const staging = mkdtempSync(join(tmpdir(), 'ella-release-'))
	const file = join(folder, `${name}.tar.gz`)
	try {
		fill(join(staging, name))
		mkdirSync(folder, { recursive: true })
		await run('tar', ['-czf', `${file}.part`, '-C', staging, name])
		await run('mv', [`${file}.part`, file])
	} finally {
		rmSync(staging, { recursive: true, force: true })
		rmSync(`${file}.part`, { force: true })
	}
	return file
}

function fill(release) {
	for (const path of releasedFiles()) copy(path, release)
	copy('apps/web/build/client', release)
	for (const path of productionPackages()) copyPackage(path, release)
	copyNode(release)
	writeFileSync(join(release, 'package.json'), toText(releasedManifest()))
	writeFileSync(join(release, releaseMarker), toText(describe()))
}

function copy(path, release) {
	cpSync(join(root, path), join(release, path), { recursive: true, preserveTimestamps: true })
}

/** The files of the checkout that a release has, by their paths. */
export function releasedFiles() {
	const files = output('git', ['ls-files', '-z', '--', ...parts.split(' ')]).split('\0')
	return files.filter((path) => path !== '' && !notReleased.some((pattern) => pattern.test(path)))
}

/** Folders of the packages that the server, the worker and the commands import, as npm has installed them. */
function productionPackages() {
	const ofOurs = ['api', 'cli'].flatMap((name) => ['--workspace', `@app/${name}`])
	return output('npm', ['ls', '--omit=dev', '--all', '--parseable', ...ofOurs])
		.split('\n')
		.map((path) => relative(root, path))
		.filter((path) => path.includes('node_modules'))
}

function copyPackage(path, release) {
	const [, ours] = /^node_modules\/(@app\/[\w-]+)$/.exec(path) ?? []
	if (ours !== undefined) return linkOurs(path, release)
	const from = join(root, path)
	cpSync(from, join(release, path), {
		recursive: true,
		filter: (source) =>
			!notRead.test(source) && !relative(from, source).split('/').includes('node_modules'),
	})
}

// The package stands among the released files.
function linkOurs(path, release) {
	const target = relative(root, realpathSync(join(root, path)))
	const link = join(release, path)
	mkdirSync(dirname(link), { recursive: true })
	symlinkSync(relative(dirname(link), join(release, target)), link)
}

/** The Node of the release: the one that npm installed, or this one. */
function copyNode(release) {
	const installed = join(root, 'node_modules', '.bin', 'node')
	const node = join(release, 'node_modules', '.bin', 'node')
	mkdirSync(dirname(node), { recursive: true })
	cpSync(realpathSync(existsSync(installed) ? installed : process.execPath), node)
	chmodSync(node, 0o755)
}

function releasedManifest() {
	const manifest = readManifest()
	for (const part of ['workspaces', 'devDependencies', 'optionalDependencies'])
		delete manifest[part]
	const { start, ella } = manifest.scripts
	return { ...manifest, scripts: { start, ella } }
}

function describe() {
	const commit = output('git', ['rev-parse', 'HEAD']).trim()
	return { version: readManifest().version, commit, platform: process.platform, arch: process.arch }
}

function readManifest() {
	return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
}

function output(command, args) {
	return execFileSync(command, args, {
		cwd: root,
		env: environment(),
		encoding: 'utf8',
		maxBuffer: 1e8,
	})
}

function toText(value) {
	return `${JSON.stringify(value, null, '\t')}\n`
}
