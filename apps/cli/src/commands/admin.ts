import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { type Command, type CommandArguments, InputError, UsageError } from '../command.ts'
import { installationActions, readInstallationCommand } from './read-installation-command.ts'

// Accounts belong to the API; apps do not import each other, so it runs as the program that it is.
const adminProgram = fileURLToPath(new URL('../../../api/src/admin.ts', import.meta.url))

const actions = ['make-admin', 'block', 'unblock', 'delete', 'export']

export const admin: Command = {
	name: 'admin',
	options: ['search', 'after', 'days', 'out', 'to', 'passphrase-file'],
	async run(args, io) {
		const keeping = readInstallationCommand(args, io.cwd)
		const { request, out } = keeping ? { request: keeping, out: '' } : readRequest(args)
		const child = spawn(process.execPath, [adminProgram, JSON.stringify(request), out], {
			cwd: io.cwd,
			stdio: ['ignore', 'pipe', 'pipe'],
		})
		const exited = once(child, 'exit')
		const [printed, said] = await Promise.all([text(child.stdout), text(child.stderr)])
		const [code] = await exited
		const sentence = said.trim() || 'The command failed.'
		if (code !== 0) throw new InputError(sentence)
		io.print(printed)
		io.say(sentence)
	},
}

function readRequest({ positionals, options }: CommandArguments): { request: object; out: string } {
	const [action = '', who, extra] = positionals
	const { search, after, days, out } = options
	if (action === 'users') {
		if (who !== undefined) throw new UsageError(`"users" doesn’t take "${who}". Use --search.`)
		return { request: { command: action, search, after }, out: '' }
	}
	if (action === 'messages') {
		if (who !== undefined) throw new UsageError(`"messages" doesn’t take "${who}".`)
		return { request: { command: action, after }, out: '' }
	}
	if (action === 'model') {
		if (who !== undefined) throw new UsageError(`"model" doesn’t take "${who}". Use --days.`)
		return { request: { command: action, ...readDays(days) }, out: '' }
	}
	if (!actions.includes(action)) {
		throw new UsageError(
			`Say what to do: users, messages, model, ${[...actions, ...installationActions].join(', ')}. "--help" shows how.`,
		)
	}
	if (who === undefined) throw new UsageError('Name the user by email or id.')
	if (extra !== undefined)
		throw new UsageError(`Name one user at a time: "${extra}" is one too many.`)
	if (action === 'export' && !out) throw new UsageError('Say where to write with --out FILE.zip.')
	return { request: { command: action, who }, out: out ?? '' }
}

function readDays(days: string | undefined): { days?: number } {
	if (days === undefined) return {}
	if (!/^[1-9]\d{0,2}$/.test(days) || Number(days) > 400)
		throw new UsageError('--days is a number from 1 to 400.')
	return { days: Number(days) }
}
