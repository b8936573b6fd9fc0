/**
 * How many words were written, and how many of them are found again in `read`, each as often as it was written.
 * Capitals do not count.
 */
export function countWordsReadBack(
	written: string,
	read: string,
): { written: number; readBack: number } {
	const left = new Map<string, number>()
	for (const word of splitWords(read)) left.set(word, (left.get(word) ?? 0) + 1)
	const words = splitWords(written)
	const found = words.filter((word) => {
		const count = left.get(word) ?? 0
		left.set(word, count - 1)
		return count > 0
	})
	return { written: words.length, readBack: found.length }
}

function splitWords(text: string): string[] {
	return (
		text
			.normalize('NFC')
			.toLowerCase()
			.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’@.+-]*(?<![.+-])/gu) ?? []
	)
}
