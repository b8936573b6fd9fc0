import { resolve } from 'node:path'
import { type CommandArguments, UsageError } from '../command.ts'

/** The commands about all of the data, with what each of them is followed by. */
const places = {
	backup: { field: 'to', ask: 'Say which file or folder to write to.' },
	restore: { field: 'from', ask: 'Say which backup to restore.' },
	verify: { field: 'from', ask: 'Say which backup to read.' },
} as const

export const installationActions = [...Object.keys(places), 'move', 'adopt']

/** Reads a command about all of the data; `null` when it is another one. */
export function readInstallationCommand(
	{ positionals, options }: CommandArguments,
	cwd: string,
): object | null {
	const [action = '', path, extra] = positionals
	if (extra !== undefined && installationActions.includes(action)) {
		throw new UsageError(`Name one place at a time: "${extra}" is one too many.`)
	}
	if (action === 'move') {
		if (path !== undefined || options.to === undefined) {
			throw new UsageError('Name the target: --to embedded or --to postgres://….')
		}
		return { command: action, to: options.to }
	}
	if (action === 'adopt') {
		if (path !== 'files' && path !== 'key') {
			throw new UsageError('Say what to adopt: files or key.')
		}
		return { command: action, what: path }
	}
	const place = Object.entries(places).find(([name]) => name === action)?.[1]
	if (place === undefined) return null
	if (path === undefined) throw new UsageError(`${place.ask} "--help" shows how.`)
	const file = options['passphrase-file']
	return {
		command: action,
		[place.field]: absolute(cwd, path),
		...(file !== undefined && { passphraseFile: resolve(cwd, file) }),
	}
}

// A slash at the end says that a folder is meant.
function absolute(cwd: string, path: string): string {
	const isFolder = path.length > 1 && path.endsWith('/')
	return `${resolve(cwd, path)}${isFolder ? '/' : ''}`
}
