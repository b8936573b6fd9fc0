import { audit } from '@app/claims'
import { type Command, type CommandIo, InputError } from '../command.ts'
import { readOneFile } from '../read-input.ts'

type GuardedPair = { before: string; after: string; facts: string[] }

/** `ella guard`: whether rewritten lines claim more than the person said, one pair a line. */
export const guard: Command = {
	name: 'guard',
	options: [],
	async run({ positionals }, io) {
		const { bytes } = await readOneFile(positionals.length === 0 ? ['-'] : positionals, io)
		const lines = new TextDecoder().decode(bytes).split(/\r?\n|\r/)
		const pairs = lines.flatMap((line, index) =>
			line.trim() === '' ? [] : [readPair(line, index + 1)],
		)
		for (const pair of pairs) printVerdict(pair, io)
		io.say(pairs.length === 1 ? 'Checked 1 pair.' : `Checked ${pairs.length} pairs.`)
	},
}

function printVerdict({ before, after, facts }: GuardedPair, io: CommandIo): void {
	const { verdict, findings } = audit(before, after, facts)
	io.print(`${JSON.stringify({ faithful: verdict === 'faithful', verdict, findings })}\n`)
}

function readPair(line: string, number: number): GuardedPair {
	const pair = parseObject(line)
	const facts = pair?.facts ?? []
	if (
		typeof pair?.before !== 'string' ||
		typeof pair.after !== 'string' ||
		!Array.isArray(facts) ||
		!facts.every((fact) => typeof fact === 'string')
	)
		throw new InputError(
			`Line ${number} is not a pair. Write {"before": "…", "after": "…"}, with "facts": ["…"] if there are any.`,
		)
	return { before: pair.before, after: pair.after, facts }
}

function parseObject(line: string): Record<string, unknown> | null {
	try {
		const value: unknown = JSON.parse(line)
		return typeof value === 'object' && value !== null ? { ...value } : null
	} catch {
		return null
	}
}
