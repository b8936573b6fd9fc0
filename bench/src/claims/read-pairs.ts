import { readFileSync } from 'node:fs'
import { parseTable } from '@app/language'

/** A line, a rewriting of it, the person's further words, and whether the rewriting claims nothing more, as people labelled it. */
export type LabelledPair = {
	faithful: boolean
	/** What was made up, or how an honest rewriting differs. */
	kind: string
	trade: string
	before: string
	after: string
	facts: string[]
}

/** The files that the weights are learned from: each by another hand, none of which had seen the audit. */
export const learnedFiles = [
	'earlier',
	'second-hand',
	'examples',
	'classes',
	'approved',
	'answers',
	'development',
	'hand-4',
	'hand-5',
	'hand-6',
	'hand-7',
	'hand-8',
	'hand-9',
	'hand-10',
] as const
/** Written by three hands, labelled by two others, and opened only when the audit was finished. */
export const sealedFile = 'sealed'

/** The pairs of a file of `bench/src/claims/pairs`. */
export function readPairs(name: string): LabelledPair[] {
	const text = readFileSync(new URL(`./pairs/${name}.tsv`, import.meta.url), 'utf8').trimEnd()
	return parseTable<'faithful' | 'kind' | 'trade' | 'before' | 'after' | 'facts'>(text).map(
		({ faithful, facts, ...pair }) => ({
			...pair,
			faithful: faithful === 'true',
			facts: facts === '' ? [] : facts.split(' | '),
		}),
	)
}
