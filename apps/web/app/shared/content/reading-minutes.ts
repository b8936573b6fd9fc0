/** How many words of such a text people read in a minute. */
const wordsPerMinute = 220

/** How long somebody reads a text, in whole minutes. */
export function readingMinutes(text: string): number {
	const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
	return Math.max(1, Math.round(words / wordsPerMinute))
}
