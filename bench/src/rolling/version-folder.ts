import { execFileSync } from 'node:child_process'
import {
	cpSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '@app/e2e/product'

/** A version of Ella's server and worker in a separate folder, which uses the packages installed here. */
export type VersionFolder = { folder: string; remove: () => void }

/** The paths that the server and the worker need. */
const parts = ['apps/api', 'packages', 'package.json']

/** The version of a commit. */
export function versionOfCommit(commit: string): VersionFolder {
	return newVersion((folder) => {
		const archive = execFileSync('git', ['archive', commit, ...parts], {
			cwd: root,
			maxBuffer: 1e9,
		})
		execFileSync('tar', ['-x', '-C', folder], { input: archive })
	})
}

/** Makes a version of this checkout, uncommitted changes included, with one more schema migration. */
export function nextVersion(statements: string[][]): VersionFolder {
	const version = newVersion((folder) => {
		const names = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...parts], {
			cwd: root,
			encoding: 'utf8',
			maxBuffer: 1e9,
		})
		for (const name of names.split('\n').filter((line) => line !== '')) {
			cpSync(join(root, name), join(folder, name))
		}
	})
	addMigrations(join(version.folder, 'apps/api/drizzle'), statements)
	return version
}

function newVersion(fill: (folder: string) => void): VersionFolder {
	const folder = mkdtempSync(join(tmpdir(), 'ella-version-'))
	const remove = () => rmSync(folder, { recursive: true, force: true })
	try {
		fill(folder)
		linkPackages(folder)
		return { folder, remove }
	} catch (error) {
		remove()
		throw error
	}
}

// Links the project's packages from the version and all other packages from this installation.
function linkPackages(folder: string): void {
	const installed = join(root, 'node_modules')
	const modules = join(folder, 'node_modules')
	mkdirSync(join(modules, '@app'), { recursive: true })
	for (const name of readdirSync(installed)) {
		if (name !== '@app' && name !== '.cache')
			symlinkSync(join(installed, name), join(modules, name))
	}
	const workspaces = [...readdirSync(join(folder, 'packages')).map((name) => `packages/${name}`)]
	for (const workspace of [...workspaces, 'apps/api']) {
		const { name } = JSON.parse(readFileSync(join(folder, workspace, 'package.json'), 'utf8'))
		symlinkSync(join(folder, workspace), join(modules, name))
		linkIfThere(join(root, workspace, 'node_modules'), join(folder, workspace, 'node_modules'))
	}
}

function linkIfThere(target: string, path: string): void {
	try {
		readdirSync(target)
	} catch {
		return
	}
	mkdirSync(dirname(path), { recursive: true })
	symlinkSync(target, path)
}

function addMigrations(folder: string, statements: string[][]): void {
	const path = join(folder, 'meta', '_journal.json')
	const journal = JSON.parse(readFileSync(path, 'utf8'))
	for (const group of statements) {
		const last = journal.entries.at(-1)
		const tag = `${String(last.idx + 1).padStart(4, '0')}_rolling`
		journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag })
		writeFileSync(join(folder, `${tag}.sql`), group.join('\n--> statement-breakpoint\n'))
	}
	writeFileSync(path, JSON.stringify(journal))
}
