/** The number of strings that a program returned of those in a file, and the missed ones. */
export type Found = { found: number; of: number; missed: string[] }

/**
 * Counts the strings that stand in a text with whole words, each after the one before it in its column, and no more
 * often than they were printed.
 */
export function findInOrder(text: string, columns: string[][]): Found {
	const read = comparable(text)
	const printed = columns.flat().map(comparable).join(' ')
	const missed = columns.flatMap((strings) => {
		let from = 0
		return strings.filter((written) => {
			const string = comparable(written)
			const at = read.indexOf(string, from)
			if (at < 0) return true
			from = at + string.length
			return countOf(string, read) > countOf(string, printed)
		})
	})
	const of = columns.flat().length
	return { found: of - missed.length, of, missed }
}

/**
 * The words alone: neither letter case nor where a line ends says anything. A hyphen at the end of a line cannot be told
 * from one inside a word, and scripts without spaces may be divided anywhere.
 */
function comparable(text: string): string {
	return text
		.normalize('NFC')
		.toLowerCase()
		.replace(/[\p{Cf}\uFFFE]/gu, '')
		.replace(/[-\u2010\u2011]\s*/g, '')
		.replace(/\s+/g, ' ')
		.replace(aroundUnspaced, '')
		.trim()
}

const unspaced = '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}、。「」ー]'
const aroundUnspaced = new RegExp(`(?<=${unspaced}) | (?=${unspaced})`, 'gu')

function countOf(string: string, text: string): number {
	let count = 0
	for (let at = text.indexOf(string); at >= 0; at = text.indexOf(string, at + 1)) count += 1
	return count
}
