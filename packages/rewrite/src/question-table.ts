import { parseTsv } from '@app/language'
import { questionActs } from './data/question-acts.ts'
import { questionNouns } from './data/question-nouns.ts'
import type { AskUnit } from './suggestion.ts'

/**
 * The question about a thing: how many of it, how many in a period, how many people, how much money, its size by
 * another measure (`words`), or none, because nobody counts it.
 */
type NounKind = 'count' | 'flow' | 'people' | 'money' | 'words' | 'none'

/** A row of `question-nouns.tsv`. */
export type NounRow = {
	trade: string
	/** The lemmas of the acts that must be done with the thing, `-` if the line has no verb; empty for any act. */
	acts: readonly string[]
	kind: NounKind
	/** The period in which the thing is counted, "day" or "shift"; empty where there is none. */
	per: string
	/** The question, where it isn't made of the noun and the period. */
	question: string
	fit: string
}

/** A row of `question-acts.tsv`: the question about an act. */
export type ActRow = {
	/**
	 * `first` rows come before all questions about size, `after` rows if there is no such question. Things of
	 * `uncounted` acts (knowing, using) are never counted, things of `light` acts (doing, having) only if the table
	 * knows them. Without a period, only things of `sized` acts (leading, looking after) are counted.
	 */
	rank: 'first' | 'after' | 'sized' | 'uncounted' | 'light'
	acts: readonly string[]
	/** The heads of the act's objects; `*` for all. */
	objects: readonly string[]
	unit: AskUnit
	question: string
	/** How the answer joins the line, see `answers/place-figure.ts`. */
	fit: string
	/** Frequent answers, in words. */
	chips: readonly string[]
	/** Trades that the question is of, where it isn't of all. */
	trades: readonly string[]
}

const list = (cell: string) => cell.split('|').filter(Boolean)

const nounRows = new Map<string, NounRow[]>()
for (const row of parseTsv<keyof NounRow | 'nouns'>(questionNouns)) {
	const read = { ...row, kind: row.kind as NounKind, acts: list(row.acts) }
	for (const noun of list(row.nouns)) nounRows.set(noun, [...(nounRows.get(noun) ?? []), read])
}

/** The rows of the table of acts, in its order. */
const actRows: readonly ActRow[] = parseTsv<keyof ActRow>(questionActs).map((row) => ({
	...row,
	rank: row.rank as ActRow['rank'],
	unit: row.unit as AskUnit,
	acts: list(row.acts),
	objects: list(row.objects),
	chips: list(row.chips),
	trades: list(row.trades),
}))

/**
 * Returns the row that fits a thing (its lemmas) and the acts done with it, preferably a row that names the act;
 * `null` if no row fits.
 */
export function findNounRow(
	noun: string,
	acts: readonly string[],
	fitsTrade: (row: NounRow) => boolean = () => true,
): NounRow | null {
	const rows = (nounRows.get(noun) ?? []).filter(fitsTrade)
	const done = acts.length === 0 ? ['-'] : acts
	const named = rows.find((row) => row.acts.some((act) => done.includes(act)))
	// In a line without a verb, nobody knows what was done with the thing.
	const isLikely = (row: NounRow) => acts.length === 0 && row.question === ''
	return named ?? rows.find((row) => row.acts.length === 0 || isLikely(row)) ?? null
}

/**
 * Returns the row that fits an act (its lemmas, alone and with its particle), its objects and the known trades of its
 * writer; `null` if no row fits.
 */
export function findActRow(
	rank: ActRow['rank'],
	acts: readonly string[],
	{
		heads = [],
		trades,
	}: { heads?: readonly string[]; trades?: readonly string[] | undefined } = {},
): ActRow | null {
	return (
		actRows.find(
			(row) =>
				row.rank === rank &&
				row.acts.some((act) => acts.includes(act)) &&
				row.objects.some((object) => object === '*' || heads.includes(object)) &&
				(trades === undefined ||
					row.trades.length === 0 ||
					row.trades.some((one) => trades.includes(one))),
		) ?? null
	)
}

/** Whether a trade counts this thing, whatever is done with it. */
export function isOfTrade(noun: string, trade: string): boolean {
	return (nounRows.get(noun) ?? []).some((row) => row.trade === trade && row.kind !== 'none')
}
