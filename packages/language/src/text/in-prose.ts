import { withCapital } from './line-start.ts'

/** Joins items as "a, b and c"; as "a, b and c, and d" when an item contains "and". */
export function joinAsProseList(items: readonly string[]): string {
	if (items.length <= 1) return items.join('')
	const and = items.some((item) => item.includes(' and ')) ? ', and' : ' and'
	return `${items.slice(0, -1).join(', ')}${and} ${items.at(-1) ?? ''}`
}

/** Returns the text as one line without a punctuation mark at its end. */
export function withoutStop(text: string): string {
	return text
		.trim()
		.replace(/\s+/g, ' ')
		.replace(/(?<![.;,:\s])[.;,:\s]+$/, '')
}

/** A sentence: a capital at its start and a full stop at its end. */
export function asSentence(text: string): string {
	return `${withCapital(withoutStop(text))}.`
}
