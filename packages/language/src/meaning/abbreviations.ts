import { abbreviations } from '../data/abbreviations.ts'
import { parseTsv } from '../parse-tsv.ts'

/** A short form in a text with its meaning there. */
export type Expansion = { short: string; long: string; start: number; end: number }

type Row = { short: string; long: string; sector: string }

const rows = parseTsv<'abbreviation' | 'expansion' | 'sector'>(abbreviations).map(
	({ abbreviation, expansion, sector }): Row => ({ short: abbreviation, long: expansion, sector }),
)
const byShort = Map.groupBy(rows, ({ short }) => short)
const longestFirst = [...byShort.keys()].sort((one, other) => other.length - one.length)
const byFirstWord = Map.groupBy(longestFirst, (short) => firstWord(short))
const anySector = 'general'

/**
 * Returns the short forms of trades in a text with their meanings. `sectors` are the sectors of the whole text, the
 * most likely first; they decide between several meanings ("ECS" on a building site is a card, in software a
 * service). Short forms of other sectors are left out, and those in capitals count only in capitals.
 */
export function expandAbbreviations(text: string, sectors: Iterable<string>): Expansion[] {
	const found: Expansion[] = []
	const order = [...sectors, anySector]
	for (const { 0: word, index } of text.matchAll(wordPattern)) {
		if (found.some(({ end }) => index < end)) continue
		const short = candidates(word).find((one) => standsAt(text, one, index))
		const long = short === undefined ? null : meaningOf(short, order)
		if (short !== undefined && long !== null)
			found.push({ short, long, start: index, end: index + short.length })
	}
	return found
}

const wordPattern = /[\p{L}\d][\p{L}\d+&/]*/gu

function firstWord(short: string): string {
	return /^[\p{L}\d][\p{L}\d+&/]*/u.exec(short)?.[0].toLowerCase() ?? short.toLowerCase()
}

function candidates(word: string): readonly string[] {
	return byFirstWord.get(word.toLowerCase()) ?? []
}

function standsAt(text: string, short: string, at: number): boolean {
	const said = text.slice(at, at + short.length)
	const isSaid = hasCapitals.test(short)
		? said === short
		: said.toLowerCase() === short.toLowerCase()
	return isSaid && !/[\p{L}\d]/u.test(text.charAt(at + short.length))
}

const hasCapitals = /\p{Lu}.*\p{Lu}|\p{Lu}\d|^\p{Lu}$/u

function meaningOf(short: string, order: readonly string[]): string | null {
	const meanings = byShort.get(short) ?? []
	for (const sector of order) {
		const meant = meanings.find((one) => one.sector === sector)
		if (meant !== undefined) return meant.long
	}
	return null
}
