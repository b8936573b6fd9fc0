import { parseArgs } from 'node:util'
import { type Command, type CommandIo, InputError, UsageError } from './command.ts'

// Each command loads only its own modules; loading those of all commands would double the start-up time.
const commands: Readonly<Record<string, () => Promise<Command>>> = {
	import: async () => (await import('./commands/import-file.ts')).importFile,
	analyse: async () => (await import('./commands/analyse.ts')).analyse,
	match: async () => (await import('./commands/match.ts')).match,
	letter: async () => (await import('./commands/letter.ts')).letter,
	interview: async () => (await import('./commands/interview.ts')).interview,
	guard: async () => (await import('./commands/guard.ts')).guard,
	parse: async () => (await import('./commands/parse.ts')).parse,
	render: async () => (await import('./commands/render.ts')).render,
	rewrite: async () => (await import('./commands/rewrite.ts')).rewrite,
	summarise: async () => (await import('./commands/summarise.ts')).summarise,
	tailor: async () => (await import('./commands/tailor.ts')).tailor,
	templates: async () => (await import('./commands/templates.ts')).templates,
	worker: async () => (await import('./commands/worker.ts')).worker,
	admin: async () => (await import('./commands/admin.ts')).admin,
	ai: async () => (await import('./commands/ai.ts')).ai,
}

/** The names of the commands of `ella`. */
export const commandNames: readonly string[] = Object.keys(commands)

const exitCodes = { done: 0, inputAtFault: 1, wrongUsage: 2 }

/**
 * Runs `ella` with its arguments; `bin/ella.mjs` has already answered requests for help.
 * Returns the exit code: 0 done, 1 a problem with the input, 2 wrong usage.
 */
export async function runCommandLine(args: string[], io: CommandIo): Promise<number> {
	const [name = '', ...rest] = args
	const load = Object.hasOwn(commands, name) ? commands[name] : undefined
	if (load === undefined) {
		io.say(`There’s no command "${name}". "ella --help" lists the commands.`)
		return exitCodes.wrongUsage
	}
	return runCommand(await load(), rest, io)
}

async function runCommand(command: Command, args: string[], io: CommandIo): Promise<number> {
	try {
		await command.run(readArguments(command, args), io)
		return exitCodes.done
	} catch (error) {
		if (!(error instanceof Error)) throw error
		io.say(error.message)
		return error instanceof UsageError ? exitCodes.wrongUsage : exitCodes.inputAtFault
	}
}

function readArguments(command: Command, args: string[]) {
	const flags = command.flags ?? []
	const options: Record<string, { type: 'string' | 'boolean' }> = Object.fromEntries([
		...command.options.map((name) => [name, { type: 'string' }] as const),
		...flags.map((name) => [name, { type: 'boolean' }] as const),
	])
	try {
		const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
		return {
			options: values as Record<string, string | undefined>,
			flags: new Set(flags.filter((name) => values[name] === true)),
			positionals,
		}
	} catch (error) {
		const [reason = ''] = error instanceof Error ? error.message.split('. ') : []
		throw new UsageError(`${reason.replace(/\.$/, '')}. "ella ${command.name} --help" shows how.`)
	}
}

/** The real streams and clock of this process. */
export function realInput(): CommandIo {
	return {
		cwd: process.cwd(),
		readStandardInput,
		print: (text) => void process.stdout.write(text),
		say: (sentence) => void process.stderr.write(`${sentence}\n`),
		now: () => new Date(),
	}
}

async function readStandardInput(): Promise<Uint8Array> {
	if (process.stdin.isTTY) throw new InputError('Standard input is empty.')
	const chunks: Buffer[] = []
	for await (const chunk of process.stdin) chunks.push(chunk)
	return Buffer.concat(chunks)
}
