import { rewriteWords } from '../word-lists.ts'

/** A stretch of a line between commas, semicolons and "and"s, and the separator before it. */
export type Segment = { join: string; text: string }

const separator =
	/(?:(?<!\s)\s+)?;\s*(?:and\s+)?|(?:(?<!\s)\s+)?,\s*(?!\d)(?:(?:and|&|then|plus)\s+)?|(?<!\s)\s+(?:and|&|\+|plus)\s+/gi
/** Stands for a space or a comma inside things that must not be cut apart. */
const joiner = '\u2060'
const commaInside = '\u2061'
const pairs = rewriteWords.pattern('pairs', 'anywhere', 'gi')

// Words with capitals, joined by a sign, that form one name.
const names = /(?<!\p{L})\p{Lu}[\p{L}\p{N}'’.-]*(?: & \p{Lu}[\p{L}\p{N}'’.-]*)+/gu

/** Cuts a line into segments; words that belong together ("health and safety", brackets) stay in one segment. */
export function splitSegments(text: string): Segment[] {
	const held = text
		.replace(names, (name) => name.replaceAll(' ', joiner))
		.replace(pairs, (pair) => pair.replaceAll(' ', joiner))
		.replace(/[‘“"][^’”"]{2,60}[’”"](?!\p{L})/gu, (title) => title.replaceAll(' ', joiner))
		.replace(/\([^)]*\)/g, (aside) => aside.replaceAll(' ', joiner).replaceAll(',', commaInside))
	const segments: Segment[] = []
	let start = 0
	let join = ''
	for (const match of held.matchAll(separator)) {
		segments.push({ join, text: released(held.slice(start, match.index)) })
		join = classifySeparator(match[0])
		start = match.index + match[0].length
	}
	segments.push({ join, text: released(held.slice(start)) })
	return segments.filter(({ text: piece }, index) => piece !== '' || index === 0)
}

function classifySeparator(separators: string): string {
	const hasAnd = /and|&|\+|plus/i.test(separators)
	if (/[,;]/.test(separators)) return hasAnd ? ', and ' : ', '
	return ' and '
}

function released(text: string): string {
	return text.replaceAll(joiner, ' ').replaceAll(commaInside, ',').trim()
}
