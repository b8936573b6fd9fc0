import { readFileSync } from 'node:fs'
import { parseTsv } from '@app/language'

/** A line, a rewriting of it, the person's further words, and whether the rewriting claims nothing more, as people labelled it. */
export type LabelledPair = {
	faithful: boolean
	/** The kind of invention, or how an honest rewriting differs. */
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
	'sealed',
	'opened',
	'opened-2',
	'opened-3',
	'opened-4',
	'hand-13',
	'hand-14',
	'hand-15',
] as const
/**
 * Files that nothing is learned from: pairs of two further hands, sealed until the audit was finished and labelled alike by a
 * third. “opened-5” has short lines, half of them with an honest and an invented rewriting that differ in few words;
 * “opened-6” has long rewritings, of which an invented one has a single part without a source. “opened-7” and “opened-8” are by
 * two more hands, half short and half long.
 */
export const unlearnedFiles = ['opened-5', 'opened-6', 'opened-7', 'opened-8'] as const
/** The file of texts by two people who played a language model. */
export const modelFile = 'models'
const measured = /^(?:development|sealed|opened(?:-\d)?|hand-\d+)$/
/**
 * The learned files on which the audit is measured, each while it is left out of learning. They cover several kinds
 * of rewriting and several trades. “sealed” and all “opened” were kept unread until they were opened; “opened-3” and
 * “opened-4” have an honest and an invented rewriting of each line that differ in few words.
 */
export const measuredFiles: readonly string[] = learnedFiles.filter((name) => measured.test(name))

const vagueKinds = new Set(['', 'subtle', 'inventions', 'another answer'])
const settledKinds =
	/\b(?:strength of|act strength|act strengthened|helped|helper|help as|supervision|frequency|certainty|weakener|hedge|ownership|team (?:deed|credit)|occasional|some to|agent shifted)\b/

/** Whether one answer of the person would settle an invention, by its kind: their own share, how often, how surely. */
export function isSettledByAnswer({ faithful, kind }: LabelledPair): boolean | null {
	if (faithful || vagueKinds.has(kind)) return null
	return settledKinds.test(kind.replaceAll(/[-_]/g, ' '))
}

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
	return parseTsv<'faithful' | 'kind' | 'trade' | 'before' | 'after' | 'facts'>(text).map(
		({ faithful, facts, ...pair }) => ({
			...pair,
			faithful: faithful === 'true',
			facts: facts === '' ? [] : facts.split(' | '),
		}),
	)
}
