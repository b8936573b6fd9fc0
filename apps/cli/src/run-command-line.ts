import { parseArgs } from 'node:util'
import { type Command, type CommandIo, InputError, UsageError } from './command.ts'
import { admin } from './commands/admin.ts'
import { ai } from './commands/ai.ts'
import { analyse } from './commands/analyse.ts'
import { importFile } from './commands/import-file.ts'
import { match } from './commands/match.ts'
import { render } from './commands/render.ts'
import { rewrite } from './commands/rewrite.ts'
import { summarise } from './commands/summarise.ts'
import { tailor } from './commands/tailor.ts'
import { templates } from './commands/templates.ts'
import { worker } from './commands/worker.ts'

const commands: Command[] = [
	importFile,
	analyse,
	match,
	render,
	rewrite,
	summarise,
	tailor,
	templates,
	worker,
	admin,
	ai,
]

const exitCodes = { done: 0, inputAtFault: 1, wrongUsage: 2 }

/** Runs `ella` with its arguments. Returns the exit code: 0 done, 1 the input is at fault, 2 wrong usage. */
export async function runCommandLine(args: string[], io: CommandIo): Promise<number> {
	const [name = '--help', ...rest] = args
	if (name === '--help' || name === '-h' || name === 'help') {
		io.print(overview())
		return exitCodes.done
	}
	const command = commands.find((candidate) => candidate.name === name)
	if (command === undefined) {
		io.say(`There is no command "${name}". "ella --help" lists the commands.`)
		return exitCodes.wrongUsage
	}
	return runCommand(command, rest, io)
}

async function runCommand(command: Command, args: string[], io: CommandIo): Promise<number> {
	if (args.includes('--help') || args.includes('-h')) {
		io.print(`${command.help.trim()}\n`)
		return exitCodes.done
	}
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

function overview(): string {
	const width = Math.max(...commands.map((command) => command.name.length)) + 2
	const lines = commands.map((command) => `  ${command.name.padEnd(width)}${command.summary}`)
	return [
		'ella: reads, judges and typesets CVs.',
		'',
		'Usage: ella <command> [arguments]',
		'',
		...lines,
		'',
		'"ella <command> --help" explains one command. Results are JSON on standard output,',
		'one sentence on standard error. Exit code 0: done, 1: the input is at fault, 2: wrong usage.',
		'',
	].join('\n')
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
	if (process.stdin.isTTY) throw new InputError('There is nothing on standard input.')
	const chunks: Buffer[] = []
	for await (const chunk of process.stdin) chunks.push(chunk)
	return Buffer.concat(chunks)
}
