import { parseTsv } from '@app/language'
import { tradePapers } from '../../data/trade-papers.ts'

/** A registration, licence or card that a trade requires of everybody in it. */
export type TradePaper = {
	/** ISO 3166 code of the country where it is asked for. */
	country: string
	/** Titles in small letters; `#` is a number. */
	titles: readonly string[]
	/** Its name, as a person reads it; empty for titles that look like a trade with papers and need none. */
	name: string
	/** How a CV shows it. */
	example: string
	/** Any of these words in a CV shows it; `#` is a digit, `*` the rest of a word. */
	proofs: readonly RegExp[]
}

/** The papers that trades require, by country. */
const papersOfTrades: readonly TradePaper[] = parseTsv<
	'country' | 'titles' | 'name' | 'example' | 'proofs'
>(tradePapers).map(({ titles, proofs, ...row }) => ({
	...row,
	titles: titles.split('|'),
	proofs: proofs.split('|').filter(Boolean).map(toPattern),
}))

/** The paper that a job title asks for in a country, or `null`. The longest title that fits decides. */
export function findTradePaper(title: string, country: string): TradePaper | null {
	const trade = (title.split(titleEnd)[0] ?? '').trim().toLowerCase().replace(/\d+/g, '#')
	const fitting = papersOfTrades
		.filter((row) => row.country === country)
		.flatMap((row) => row.titles.map((own) => ({ row, own })))
		.filter(({ own }) => trade === own || trade.endsWith(` ${own}`))
		.sort((a, b) => b.own.length - a.own.length)
	const [first] = fitting
	return first === undefined || first.row.name === '' || isLearner.test(trade) ? null : first.row
}

// Text after a comma or bracket names the workplace, not the occupation.
const titleEnd = /[,;(:–—|/]| - | at /
const isLearner = /\b(?:trainee|apprentice|student|pre-registration|aspiring|retired|former)\b/

function toPattern(proof: string): RegExp {
	const source = proof
		.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
		.replaceAll('#', '\\d')
		.replaceAll('*', '\\p{L}*')
		.replaceAll(' ', '[\\s-]+')
	// Short forms in capitals are names only in capitals.
	const isShort = /^[\p{Lu}\d+#]{2,6}$/u.test(proof)
	return new RegExp(`(?<![\\p{L}\\d])${source}(?![\\p{L}])`, isShort ? 'u' : 'iu')
}
