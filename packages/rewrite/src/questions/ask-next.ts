import { parseTsv } from '@app/language'
import { questionNext } from '../data/question-next.ts'
import type { PlacedAsk } from '../placed-ask.ts'
import type { LineWork } from '../read-line-work.ts'
import type { AskUnit } from '../suggestion.ts'

/** A row of `question-next.tsv`: what is asked of work whose size is known. */
type NextRow = {
	trades: readonly string[]
	/** The lemmas that show that a line is about it. */
	nouns: readonly string[]
	unit: AskUnit
	question: string
	/** The sentence that the answer completes, in the past. */
	told: string
	/** Words of a line that already says it. */
	unless: readonly string[]
}

const list = (cell: string) => cell.split('|').filter(Boolean)

const rows: readonly NextRow[] = parseTsv<keyof NextRow>(questionNext).map((row) => ({
	...row,
	trades: list(row.trades),
	nouns: list(row.nouns),
	unit: row.unit as AskUnit,
	unless: list(row.unless),
}))

/** The place of an answer that completes a sentence of its own. */
export const sentencePlace = 'sentence'

/** Yields what is asked next about work whose size is known: of what kind it was, with whom, with what, or where. */
export function* askNext({ line, trade }: LineWork): Generator<PlacedAsk> {
	const text = line.text.toLowerCase()
	for (const { trades, nouns, unit, question, told, unless } of rows) {
		const isOfTrade = trades.includes('any') || trades.some((one) => trade?.trades.includes(one))
		if (!isOfTrade || unless.some((words) => text.includes(words))) continue
		const noun = findNamed(line.tokens, nouns)
		if (noun === null) continue
		const fill = (words: string) => words.replace('{noun}', noun)
		yield {
			ask: { kind: unit === 'words' ? 'metric' : 'scope', unit, question: fill(question) },
			fit: `${sentencePlace}:${fill(told)}`,
		}
	}
}

// The first of some nouns that a line names, in the plural; `null` where it names none.
function findNamed(tokens: LineWork['line']['tokens'], nouns: readonly string[]): string | null {
	for (const [at, { lemma, lower }] of tokens.entries()) {
		const pair = `${lemma} ${tokens[at + 1]?.lemma ?? ''}`
		if (nouns.includes(pair))
			return `${lower} ${tokens[at + 1]?.lower ?? ''}`.replace(/(?<!s)$/u, 's')
		if (nouns.includes(lemma)) return lower.replace(/(?<!s)$/u, 's').replace(/ys$/u, 'ies')
	}
	return null
}
