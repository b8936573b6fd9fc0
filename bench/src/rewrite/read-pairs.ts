import { readFileSync } from 'node:fs'

/** A line and a rewriting of it; `madeUp` names the kind of what was made up, `null` when nothing was. */
export type GuardPair = { madeUp: string | null; before: string; after: string; answers: string[] }

/** A pair of another hand, with the kind of change that was made and the trade of the person. */
export type LabelledPair = {
	before: string
	after: string
	faithful: boolean
	kind: string
	trade: string
}

/** The pairs of a file of this folder that the guard is measured on. */
export function readPairs(file: 'pairs.txt' | 'close-pairs.txt'): GuardPair[] {
	return linesOf(file)
		.filter((line) => !line.startsWith('['))
		.map((line) => {
			const [kind = '', before = '', after = '', ...answers] = line.split(' | ')
			return { madeUp: kind === 'true' ? null : kind, before, after, answers }
		})
}

/** Pairs whose writer had not seen the guard. */
export function readSecondHandPairs(): LabelledPair[] {
	// Written once in this shape and read by nothing but the bench.
	return JSON.parse(contentOf('pairs-second-hand.json')) as LabelledPair[]
}

/** Lines that try to give orders. */
export function readInjections(): string[] {
	return linesOf('injections.txt')
}

function linesOf(file: string): string[] {
	return contentOf(file)
		.split('\n')
		.filter((line) => line !== '' && !/^# /.test(line))
}

function contentOf(file: string): string {
	return readFileSync(new URL(`./guard/${file}`, import.meta.url), 'utf8')
}
