import type { Head, HeadPart } from '@app/cv-import/classifier'

/**
 * Divides a head into parts that cover every word. Stretches outside the named parts, such as "at", become separate
 * parts.
 */
export function coverHead({ words }: Head, named: readonly HeadPart[]): HeadPart[] {
	const parts: HeadPart[] = []
	let at = 0
	while (at < words.length) {
		const part = named.find(({ from }) => from === at) ?? {
			from: at,
			to: endOfOther(words, named, at),
			slot: 'other' as const,
		}
		parts.push(part)
		at = part.to
	}
	return parts
}

function endOfOther(words: Head['words'], named: readonly HeadPart[], from: number): number {
	const row = words[from]?.row
	let to = from + 1
	while (
		words[to]?.row === row &&
		words[to]?.before === 'space' &&
		!named.some((part) => part.from === to)
	)
		to++
	return to
}
