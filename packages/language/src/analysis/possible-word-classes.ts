import { wordClassRows } from '../data/word-class-rows.ts'

/**
 * Returns the possible classes of a word in English, as the letters n, v, a and r (noun, verb, adjective, adverb),
 * with "s" if the word is only known without its -s; "?" if unknown.
 */
export function findWordClasses(lower: string): string {
	const own = classes.get(lower)
	if (own !== undefined) return own
	const singular =
		classes.get(lower.replace(/(?<=[^s])s$/, '')) ??
		classes.get(lower.replace(/ies$/, 'y').replace(/(?<=[sxh])es$/, ''))
	return singular === undefined ? '?' : `${singular}s`
}

const classes = new Map(
	wordClassRows.split('\n').flatMap((row) => {
		const [letters = '', ...words] = row.split(' ')
		return words.map((word) => [word, letters] as const)
	}),
)
