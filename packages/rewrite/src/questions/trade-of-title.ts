import { parseTsv } from '@app/language'
import { questionTrades } from '../data/question-trades.ts'

/** The facts that a job title gives for the questions about its work. */
export type Trade = {
	/** The trades of `question-nouns.tsv` whose own words fit this work, the nearest first. */
	trades: readonly string[]
	/** The period by which its work is counted: work without shifts is counted by the day. */
	hours: string
	/**
	 * The question about the number of people, calls or jobs that the work as a whole is for; empty if no such
	 * question fits all of it.
	 */
	served: string
	fit: string
	/**
	 * The words of a line whose work isn't counted in this way: nobody counts the drops of a journey through Europe.
	 */
	unless: readonly string[]
}

const list = (cell: string) => cell.split('|').filter(Boolean)

/** Every trade in the table, with the titles of the people who work in it. */
const rows = parseTsv<'titles' | 'trades' | 'hours' | 'served' | 'fit' | 'unless'>(
	questionTrades,
).map(({ titles, trades, hours, served, fit, unless }) => ({
	titles: list(titles),
	trade: { trades: list(trades), hours, served, fit, unless: list(unless) } satisfies Trade,
}))

/** All trades that questions can be asked in. */
export const allTrades: readonly Trade[] = rows.map(({ trade }) => trade)

/**
 * The trade of a job title, by the longest part of it that the table knows; of two jobs in one title it is the first. `null` where the
 * table knows none.
 */
export function tradeOfTitle(title: string): Trade | null {
	for (const part of title.toLowerCase().split(/ and |[/,&(]/)) {
		const trade = tradeOfPart(part)
		if (trade !== null) return trade
	}
	return null
}

function tradeOfPart(part: string): Trade | null {
	const padded = ` ${part.replace(/[^\p{L}\p{N}’'-]+/gu, ' ').trim()} `
	let best: { trade: Trade; length: number } | null = null
	for (const { titles, trade } of rows) {
		for (const known of titles) {
			const isNamed = padded.includes(` ${known} `) || padded.includes(` ${known}s `)
			if (isNamed && known.length > (best?.length ?? 0)) best = { trade, length: known.length }
		}
	}
	return best?.trade ?? null
}
