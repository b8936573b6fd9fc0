import { existsSync, readdirSync, readFileSync } from 'node:fs'

// Plain JavaScript without packages: any Node that npm runs on can answer before anything is installed.

/**
 * Returns the text for a request for help or for the version, or `null` when the arguments ask for anything else.
 *
 * @param {readonly string[]} args the arguments after `ella` on the command line
 */
export function helpFor(args) {
	const [name = '--help', ...rest] = args
	if (name === '--version' || name === '-v') return `ella ${version()}\n`
	if (isHelpFlag(name)) return overview()
	if (name === 'help') return commandHelp(rest[0]) ?? overview()
	return rest.some(isHelpFlag) ? commandHelp(name) : null
}

function isHelpFlag(argument) {
	return argument === '--help' || argument === '-h'
}

function version() {
	const manifest = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')
	return JSON.parse(manifest).version
}

function overview() {
	const commands = readdirSync(new URL('.', import.meta.url))
		.filter((file) => file.endsWith('.txt'))
		.map((file) => file.slice(0, -'.txt'.length))
		.sort()
	const width = Math.max(...commands.map((command) => command.length)) + 2
	const lines = commands.map((command) => `  ${command.padEnd(width)}${readHelpFile(command)[0]}`)
	return [
		'ella: read, check and typeset CVs.',
		'',
		'Usage: ella <command> [arguments]',
		'',
		...lines,
		'',
		'"ella <command> --help" explains a command; "ella --version" prints the version.',
		'Results are JSON on standard output, one sentence on standard error.',
		'Exit code 0: done, 1: a problem with the input, 2: wrong usage.',
		'',
	].join('\n')
}

function commandHelp(command) {
	return command === undefined || !/^[a-z-]+$/.test(command) || !existsSync(helpFile(command))
		? null
		: readHelpFile(command).slice(2).join('\n')
}

// The first line is the summary for the list of commands; the help follows after an empty line.
function readHelpFile(command) {
	return readFileSync(helpFile(command), 'utf8').split('\n')
}

function helpFile(command) {
	return new URL(`${command}.txt`, import.meta.url)
}
