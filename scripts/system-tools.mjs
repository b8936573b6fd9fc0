import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './run.mjs'

/** The tools that the tests need on the machine, each with its Debian package. */
const testTools = [
	{ name: 'Chromium', package: 'chromium', isThere: () => existsSync('/usr/bin/chromium') },
	// Loads the pages of journeys with half the processor time; without it they open in Chromium itself.
	{
		name: "Chromium's headless shell",
		package: 'chromium-headless-shell',
		isOptional: true,
		isThere: () => onPath('chromium-headless-shell'),
	},
	{ name: "poppler's pdftotext", package: 'poppler-utils', isThere: () => onPath('pdftotext') },
	{ name: 'PostgreSQL', package: 'postgresql', isThere: () => postgresBinaries() !== null },
	{ name: 'nginx', package: 'nginx', isThere: () => existsSync('/usr/sbin/nginx') },
	// Without it the tests of scans are left out, so that nobody has to install it.
	{
		name: 'Tesseract',
		package: 'tesseract-ocr',
		isOptional: true,
		isThere: () => onPath('tesseract'),
	},
]

/** Programs of other makers that read files, for the bench that checks what they find in ours. */
const readingTools = [
	{ name: "poppler's pdftotext", package: 'poppler-utils', isThere: () => onPath('pdftotext') },
	{ name: 'mutool', package: 'mupdf-tools', isThere: () => onPath('mutool') },
	{ name: 'LibreOffice', package: 'libreoffice-writer', isThere: () => onPath('soffice') },
]

/** Installs with apt the tools that the tests lack, if it may; otherwise says what to install. */
export function installSystemTools() {
	return install(testTools)
}

/** The same for what `npm run bench:roundtrip` misses. */
export function installReadingTools() {
	return install(readingTools)
}

async function install(tools) {
	const missing = tools.filter((tool) => !tool.isThere())
	if (missing.length === 0) return
	const needed = missing.filter((tool) => !tool.isOptional)
	if (process.getuid?.() !== 0 || !onPath('apt-get')) {
		if (needed.length === 0) return
		const names = needed.map((tool) => tool.name).join(', ')
		throw new Error(`This needs ${names}. Install: ${packagesOf(needed).join(' ')}`)
	}
	const optional = missing.filter((tool) => tool.isOptional)
	if (needed.length > 0) await installDebianPackages(packagesOf(needed))
	if (optional.length > 0)
		await installDebianPackages(packagesOf(optional)).catch((error) =>
			process.stderr.write(`${error.message} The tests do without.\n`),
		)
}

const packagesOf = (tools) => tools.map((tool) => tool.package)

async function installDebianPackages(packages) {
	process.stdout.write(`Installing ${packages.join(', ')}.\n`)
	const env = { DEBIAN_FRONTEND: 'noninteractive' }
	await run('apt-get', ['update', '-qq'], { env, quiet: true })
	await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
		env,
		quiet: true,
	})
}

/** The folder of PostgreSQL's server programs, the newest one found, or `null`. */
export function postgresBinaries() {
	const debian = '/usr/lib/postgresql'
	const versions = existsSync(debian)
		? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
		: []
	const folders = [...versions.map((version) => join(debian, version, 'bin')), ...path()]
	return (
		folders.find((folder) => ['initdb', 'postgres'].every((p) => existsSync(join(folder, p)))) ??
		null
	)
}

function onPath(program) {
	return path().some((folder) => existsSync(join(folder, program)))
}

function path() {
	return (process.env.PATH ?? '').split(delimiter)
}
