/** The input and output of a command: real streams and files, or fakes in a test. */
export type CommandIo = {
	/** Paths are relative to this folder. */
	cwd: string
	readStandardInput: () => Promise<Uint8Array>
	print: (text: string | Uint8Array) => void
	/** One sentence for the person, on standard error. */
	say: (sentence: string) => void
	now: () => Date
}

export type CommandArguments = {
	positionals: string[]
	options: Record<string, string | undefined>
	/** The flags that were given. */
	flags: ReadonlySet<string>
}

/** One thing that `ella` can do. Its help is a text file of its name in `help`. */
export type Command = {
	name: string
	/** Options that take a value. */
	options: string[]
	/** Options that take none. */
	flags?: string[]
	run: (args: CommandArguments, io: CommandIo) => Promise<void>
}

/** The input is at fault: a file that is not there, not readable, or not a CV. Exit code 1. */
export class InputError extends Error {}

/** The command was called wrongly. Exit code 2. */
export class UsageError extends Error {}
