import { guessedMonthNumbers, monthNumbers, seasons } from './date-words.ts'

/** Months in Roman figures, folded, from their number. */
export const romanMonths: ReadonlyMap<string, number> = new Map(
	'i ii iii iv v vi vii viii ix x xi xii'.split(' ').map((figure, index) => [figure, index + 1]),
)

/** Whether a word in small letters without accents is a month, or a usual short form of one, in a language the dates are read in. */
export function isMonthName(word: string): boolean {
	return monthNumbers.has(word)
}

/** A name shorter than this has too many neighbours among other words. */
const shortestMisspelt = 5
/** From this length on two letters may be wrong. */
const longName = 8

/**
 * The month, 1 to 12, that a folded word is a misspelling or a home-made short form of; `null` where it is none, or could be two.
 */
export function guessMonth(word: string): number | null {
	if (seasons.includes(word)) return null
	const near = new Set<number>()
	for (const [name, number] of guessedMonthNumbers)
		if (name[0] === word[0] && (isMisspelt(word, name) || isShortened(word, name))) near.add(number)
	const [only] = near
	return near.size === 1 ? (only ?? null) : null
}

function isMisspelt(word: string, name: string): boolean {
	if (name.length < shortestMisspelt) return false
	return isWithin(word, name, name.length >= longName ? 2 : 1)
}

// "agst": letters of the name in their order.
function isShortened(word: string, name: string): boolean {
	if (name.length < shortestMisspelt || word.length >= name.length) return false
	let at = 0
	for (const letter of word) {
		at = name.indexOf(letter, at) + 1
		if (at === 0) return false
	}
	return true
}

/** Whether one word becomes the other by at most `most` changed, added or removed letters. */
function isWithin(word: string, name: string, most: number): boolean {
	if (Math.abs(word.length - name.length) > most) return false
	let row = Array.from({ length: name.length + 1 }, (_, index) => index)
	for (const [at, letter] of [...word].entries()) {
		const next = [at + 1]
		for (const [index, other] of [...name].entries()) {
			const changed = (row[index] ?? 0) + Number(letter !== other)
			next.push(Math.min(changed, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1))
		}
		row = next
	}
	return (row.at(-1) ?? 0) <= most
}
