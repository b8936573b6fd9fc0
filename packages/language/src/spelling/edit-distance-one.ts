/**
 * Whether a word is another with one slip of the finger in it: a letter too many, too few or wrong, or two neighbours
 * exchanged. The same word counts too.
 */
export function isEditDistanceOne(word: string, meant: string): boolean {
	if (Math.abs(word.length - meant.length) > 1) return false
	let start = 0
	while (start < word.length && word[start] === meant[start]) start += 1
	let end = 0
	const room = Math.min(word.length, meant.length) - start
	while (end < room && word.at(-1 - end) === meant.at(-1 - end)) end += 1
	const [left, right] = [
		word.slice(start, word.length - end),
		meant.slice(start, meant.length - end),
	]
	const isExchange = left.length === 2 && left === [...right].reverse().join('')
	return Math.max(left.length, right.length) <= 1 || isExchange
}
