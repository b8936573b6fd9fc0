import { dateWords } from '../data/date-words.ts'
import { parseTsv } from '../parse-tsv.ts'

// Written without accents and in lower case, as foldForDates() leaves a text.
const rows = parseTsv<'word' | 'kind' | 'month' | 'guess'>(dateWords)

/** From a folded month name, or a short form of it, to its number, 1 to 12, in 24 languages. */
export const monthNumbers: ReadonlyMap<string, number> = numberMonths(() => true)

/** The months that a misspelt word is compared with: too many names would be near to ordinary words. */
export const guessedMonthNumbers: ReadonlyMap<string, number> = numberMonths(
	({ guess }) => guess !== '',
)

export const seasons = ofKind('season')

/** Words for a job that goes on. */
export const presentWords = ofKind('present')

/** Words before the start of something that goes on. */
export const sinceWords = ofKind('since')

/** Words after the start of something that goes on: "Jan 2020 onwards". */
export const onwardsWords = ofKind('onwards')

/** Words before the end of something whose start is not given. */
export const untilWords = ofKind('until')

/** Words that say that a date is still to come. */
export const expectedWords = ofKind('expected')

/** Words between the two ends of a range. */
export const rangeWords = ofKind('range')

function ofKind(kind: string): readonly string[] {
	return rows.filter((row) => row.kind === kind).map(({ word }) => word)
}

function numberMonths(isWanted: (row: { guess: string }) => boolean): Map<string, number> {
	const months = rows.filter((row) => row.kind === 'month' && isWanted(row))
	return new Map(months.map(({ word, month }) => [word, Number(month)]))
}
