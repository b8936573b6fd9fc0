const signs: { pattern: RegExp; weight: number }[] = [
	{ pattern: /^#{1,6} \S/gm, weight: 2 },
	{ pattern: /\]\((?:https?:|mailto:|#|\/)[^)\]\s]*\)/g, weight: 2 },
	{ pattern: /(?<![\w*])(\*\*|__)(?=\S)[^*_\n]{1,120}\S?\1(?![\w*])/g, weight: 1 },
	{ pattern: /^\|?(?: ?:?-{3,}:? ?\|)+(?: ?:?-{3,}:? ?)?$/gm, weight: 2 },
	{ pattern: /^\S.*\n(?:={3,}|-{3,})$/gm, weight: 1 },
]
const enough = 4

/**
 * The most characters of a text that is parsed as Markdown; a longer text is read unchanged. In the worst case
 * parsing takes quadratic time, and CVs are shorter.
 */
const mostCharacters = 40_000

/** Whether a text is written in Markdown: it has several of the signs together, not a single sign by chance. */
export function isMarkdown(text: string): boolean {
	if (text.length > mostCharacters) return false
	const sample = text.replaceAll('\r\n', '\n')
	const weights = signs.map(({ pattern, weight }) => (sample.match(pattern)?.length ?? 0) * weight)
	const total = weights.reduce((sum, weight) => sum + weight, 0)
	const hasOwnSign = weights.slice(0, 4).some((weight) => weight > 0)
	return hasOwnSign && total >= enough
}
