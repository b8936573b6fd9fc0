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
	'hand-11',
	'hand-12',
] as const
/** Of the learned files, those by whose hand the audit is measured while it is left out: several kinds of rewriting and trades each. */
export const measuredFiles: readonly string[] = learnedFiles.filter(
	(name) => name === 'development' || name.startsWith('hand-'),
)
/** A file that nothing was learned from. It is opened only to measure. */
export const sealedFile = 'sealed'
/** Pairs of three further hands that nothing was learned from, as two others labelled them alike. */
export const openedFile = 'opened'

/**
 * Further unfaithful pairs that follow from labelled ones: where one rewriting of a line is faithful and another is not, the second
 * claims more than the first as well.
 */
export function pairTwins(pairs: readonly LabelledPair[]): LabelledPair[] {
	const lines = Map.groupBy(
		pairs.filter(({ facts }) => facts.length === 0),
		({ before }) => before,
	)
	return [...lines.values()].flatMap((own) =>
		own
			.filter(({ faithful }) => faithful)
			.flatMap(({ after: before }) =>
				own.filter(({ faithful }) => !faithful).map((pair) => ({ ...pair, before })),
			),
	)
}

const findFile = (name: string) => new URL(`./pairs/${name}.tsv`, import.meta.url)

/** The pairs of a file of `bench/src/claims/pairs`. */
export function readPairs(name: string): LabelledPair[] {
	const text = readFileSync(findFile(name), 'utf8').trimEnd()
	return parseTable<'faithful' | 'kind' | 'trade' | 'before' | 'after' | 'facts'>(text).map(
		({ faithful, facts, ...pair }) => ({
			...pair,
			faithful: faithful === 'true',
			facts: facts === '' ? [] : facts.split(' | '),
		}),
	)
}
