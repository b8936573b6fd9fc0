import { readFileSync } from 'node:fs'

/** A line and a rewriting of it; `madeUp` names the kind of what was made up, `null` when nothing was. */
export type GuardPair = { madeUp: string | null; before: string; after: string; answers: string[] }

/** The pairs that the guard is measured on. */
export function readPairs(): GuardPair[] {
	return linesOf('pairs.txt')
		.filter((line) => !line.startsWith('['))
		.map((line) => {
			const [kind = '', before = '', after = '', ...answers] = line.split(' | ')
			return { madeUp: kind === 'true' ? null : kind, before, after, answers }
		})
}

/** Lines that try to give orders. */
export function readInjections(): string[] {
	return linesOf('injections.txt')
}

function linesOf(file: string): string[] {
	return readFileSync(new URL(`./guard/${file}`, import.meta.url), 'utf8')
		.split('\n')
		.filter((line) => line !== '' && !/^# /.test(line))
}
