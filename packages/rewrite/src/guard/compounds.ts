import { stem } from './stem.ts'

const pairs = /(?<!\p{L})(\p{L}{2,})[ -](?=(\p{L}{2,}))/gu

/** The text with two words written as one where the other text does so: "stock take" beside "stocktakes". */
export function joinCompounds(text: string, other: string): string {
	const single = new Set((other.match(/\p{L}{5,}/gu) ?? []).map((word) => stem(word)))
	return text.replace(pairs, (found, first: string, second: string) =>
		single.has(stem(first + second)) ? first : found,
	)
}
